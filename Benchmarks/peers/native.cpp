// The peers of the number formats that are C or C++, called from C++ on the numbers that NumberSpeed has, so that no call
// from another language is in their times.
//
// usage: native [RUNS [NAME…]]      RUNS: the number of runs; NAME: the beginning of the names to measure
//
// Prints lines of NAME NANOSECONDS CHECKSUM under the names of NumberSpeed. The libraries are compiled outside of this
// repository; SOFTFLOAT, MPDECIMAL and SOFTPOSIT are defined for those that are there. number_formats.py builds it.
#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#ifdef SOFTFLOAT
extern "C" {
#include "softfloat.h"
}
#endif
#ifdef MPDECIMAL
#include "mpdecimal.h"
#endif
#ifdef SOFTPOSIT
#include "softposit.h"
#endif

static int runs = 5;
static std::vector<std::string> names;

template <typename Work> static void report(const std::string &name, size_t items, Work work) {
  bool is_named = names.empty();
  for (auto &prefix : names) is_named |= name.compare(0, prefix.size(), prefix) == 0;
  if (!is_named) return;
  std::vector<double> times;
  uint64_t checksum = 0;
  for (int run = 0; run < runs; run++) {
    auto start = std::chrono::steady_clock::now();
    checksum += work();
    times.push_back(std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  printf("%s %f %llu\n", name.c_str(), times[times.size() / 2] / items, (unsigned long long)checksum);
}

// The numbers of Input.swift.
static std::vector<double> numbers(const std::string &kind, size_t count) {
  uint64_t state = 1;
  auto next = [&state] {
    state += 0x9E3779B97F4A7C15;
    uint64_t mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
  };
  std::vector<double> all;
  for (size_t i = 0; i < count; i++) {
    uint64_t bits = next();
    double sign = next() & 1 ? -1 : 1;
    double significand = 1 + std::ldexp((double)(bits >> 12), -52);
    if (kind == "uniform") all.push_back((std::ldexp((double)(bits >> 11), -53) * 2 - 1) * 500);
    if (kind == "spread") all.push_back(sign * std::ldexp(significand, (int)(next() % 24) - 15));
    if (kind == "subnormal") all.push_back(sign * std::ldexp(significand, (int)(next() % 4) - 12));
    if (kind == "ties") all.push_back(sign * std::ldexp(1 + (double)(bits % 16) / 16, (int)(next() % 14) - 6));
  }
  return all;
}

template <typename Float> static void text(const std::string &format, const std::string &kind) {
  std::vector<Float> values;
  for (double number : numbers(kind, 10000)) values.push_back((Float)number);
  std::vector<std::string> texts;
  char buffer[64];
  for (Float value : values) texts.emplace_back(buffer, std::to_chars(buffer, buffer + 64, value).ptr);
  report("shortest-" + format + "-" + kind, values.size(), [&] {
    size_t length = 0;
    for (Float value : values) length += std::to_chars(buffer, buffer + 64, value).ptr - buffer;
    return length;
  });
  report("read-" + format + "-" + kind, values.size(), [&] {
    double sum = 0;
    for (auto &text : texts) sum += sizeof(Float) == 4 ? strtof(text.c_str(), nullptr) : strtod(text.c_str(), nullptr);
    return (uint64_t)std::fabs(sum);
  });
}

#ifdef SOFTFLOAT
static void softfloat() {
  auto doubles = numbers("spread", 10000);
  size_t count = doubles.size() - 2;
  std::vector<float32_t> narrow(doubles.size());
  std::vector<float64_t> middle(doubles.size());
  std::vector<float128_t> wide(doubles.size());
  for (size_t i = 0; i < doubles.size(); i++) {
    float single = (float)doubles[i];
    memcpy(&narrow[i], &single, 4);
    double second = std::ldexp(doubles[doubles.size() - 1 - i], -60), sum = doubles[i] + second;
    memcpy(&middle[i], &sum, 8);
    float64_t x, y;
    memcpy(&x, &doubles[i], 8);
    memcpy(&y, &second, 8);
    float128_t a = f64_to_f128(x), b = f64_to_f128(y);
    wide[i] = f128_add(a, b);
  }
#define OPERATIONS(name, type, values, low)                                                                           \
  report("sum-" name, count, [&] { uint64_t s = 0; for (size_t i = 0; i < count; i++) s += type##_add(values[i], values[i + 1]).low; return s; }); \
  report("product-" name, count, [&] { uint64_t s = 0; for (size_t i = 0; i < count; i++) s += type##_mul(values[i], values[i + 1]).low; return s; }); \
  report("quotient-" name, count, [&] { uint64_t s = 0; for (size_t i = 0; i < count; i++) s += type##_div(values[i], values[i + 1]).low; return s; }); \
  report("fma-" name, count, [&] { uint64_t s = 0; for (size_t i = 0; i < count; i++) s += type##_mulAdd(values[i], values[i + 1], values[i + 2]).low; return s; });
  OPERATIONS("binary32", f32, narrow, v)
  OPERATIONS("binary64", f64, middle, v)
  OPERATIONS("binary128", f128, wide, v[0])
  report("int32-binary32", count, [&] {
    uint64_t s = 0;
    for (size_t i = 0; i < count; i++) s += (uint64_t)f32_to_i32(narrow[i], softfloat_round_near_even, false);
    return s;
  });
  for (size_t i = 0; i < doubles.size(); i++) {
    narrow[i].v &= 0x7FFFFFFF;
    middle[i].v &= ~(1ULL << 63);
    wide[i].v[1] &= ~(1ULL << 63);
  }
  report("root-binary32", count, [&] { uint64_t s = 0; for (size_t i = 0; i < count; i++) s += f32_sqrt(narrow[i]).v; return s; });
  report("root-binary64", count, [&] { uint64_t s = 0; for (size_t i = 0; i < count; i++) s += f64_sqrt(middle[i]).v; return s; });
  report("root-binary128", count, [&] { uint64_t s = 0; for (size_t i = 0; i < count; i++) s += f128_sqrt(wide[i]).v[0]; return s; });
}
#endif

#ifdef MPDECIMAL
static void mpdecimal(const std::string &format, int bits) {
  auto doubles = numbers("spread", 10000);
  size_t count = doubles.size() - 2;
  mpd_context_t exact, context;
  mpd_maxcontext(&exact);
  exact.traps = 0;
  mpd_ieee_context(&context, bits);
  context.traps = 0;
  std::vector<mpd_t *> values, positive;
  mpd_t *result = mpd_new(&context);
  for (double number : doubles) {
    char buffer[400];
    snprintf(buffer, sizeof buffer, "%.120g", number);
    mpd_t *value = mpd_new(&exact), *magnitude = mpd_new(&exact);
    mpd_set_string(value, buffer, &exact);
    mpd_plus(value, value, &context);
    mpd_abs(magnitude, value, &context);
    values.push_back(value);
    positive.push_back(magnitude);
  }
#define DECIMAL(name, call)                                                                                           \
  report(name + format, count, [&] { uint64_t s = 0; for (size_t i = 0; i < count; i++) { call; s += (uint64_t)result->digits; } return s; });
  DECIMAL("sum-", mpd_add(result, values[i], values[i + 1], &context))
  DECIMAL("product-", mpd_mul(result, values[i], values[i + 1], &context))
  DECIMAL("quotient-", mpd_div(result, values[i], values[i + 1], &context))
  DECIMAL("fma-", mpd_fma(result, values[i], values[i + 1], values[i + 2], &context))
  DECIMAL("root-", mpd_sqrt(result, positive[i], &context))
}
#endif

#ifdef SOFTPOSIT
static void softposit() {
  auto doubles = numbers("spread", 10000);
  size_t count = doubles.size() - 2;
  std::vector<posit16_t> narrow, narrow_positive;
  std::vector<posit32_t> wide, wide_positive;
  for (double number : doubles) {
    narrow.push_back(convertDoubleToP16(number));
    narrow_positive.push_back(convertDoubleToP16(std::fabs(number)));
    wide.push_back(convertDoubleToP32(number));
    wide_positive.push_back(convertDoubleToP32(std::fabs(number)));
  }
  // SoftPosit's posit16 has one exponent bit; the standard's has two.
  report("root-posit16", count, [&] { uint64_t s = 0; for (size_t i = 0; i < count; i++) s += p16_sqrt(narrow_positive[i]).v; return s; });
  report("root-posit32", count, [&] { uint64_t s = 0; for (size_t i = 0; i < count; i++) s += p32_sqrt(wide_positive[i]).v; return s; });
  report("dot-posit16", narrow.size(), [&] {
    quire16_t quire = q16Clr();
    for (auto value : narrow) quire = q16_fdp_add(quire, value, value);
    return (uint64_t)q16_to_p16(quire).v;
  });
  report("dot-posit32", wide.size(), [&] {
    quire32_t quire = q32Clr();
    for (auto value : wide) quire = q32_fdp_add(quire, value, value);
    return (uint64_t)q32_to_p32(quire).v;
  });
}
#endif

int main(int count, char **arguments) {
  if (count > 1) runs = std::max(1, atoi(arguments[1]));
  for (int i = 2; i < count; i++) names.push_back(arguments[i]);
  for (const char *kind : {"uniform", "spread", "subnormal", "ties"}) {
    text<float>("binary32", kind);
    text<double>("binary64", kind);
  }
#ifdef SOFTFLOAT
  softfloat();
#endif
#ifdef MPDECIMAL
  printf("version libmpdec %s\n", mpd_version());
  mpdecimal("decimal64", 64);
  mpdecimal("decimal128", 128);
#endif
#ifdef SOFTPOSIT
  softposit();
#endif
}
