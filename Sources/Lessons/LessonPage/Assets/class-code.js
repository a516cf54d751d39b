// The code that a learner reads out: the same as `ClassCode` in Swift, with which it is tested.

const ClassCode = (() => {
  const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const capacity = 16;
  const mostSlips = 4;
  const polynomial = 0x180Fn;

  function check(data) {
    let rest = data << 12n;
    for (let bit = 59n; bit >= 12n; bit -= 1n) {
      if (rest >> bit & 1n) rest ^= polynomial << (bit - 12n);
    }
    return rest & 0xFFFn;
  }

  /// The three bits of a state: "none", "unknown", "right", "other" or the position of a slip.
  function bits(state) {
    const named = ["none", "unknown", "right", "other"].indexOf(state);
    return BigInt(named >= 0 ? named : state < mostSlips ? 4 + state : 3);
  }

  /// The code of up to 16 states for an edition, such as `0123-4567-89AB`.
  function text(states, edition, part = 0) {
    let data = 0n;
    for (let index = 0; index < capacity; index += 1) data = data << 3n | bits(states[index] ?? "none");
    const mask = BigInt(edition + part * 1657) & 0xFFFn;
    const word = data << 12n | check(data) ^ mask;
    let characters = "";
    for (let index = 0n; index < 12n; index += 1n) characters += alphabet[Number(word >> (55n - 5n * index) & 31n)];
    return characters.match(/.{4}/g).join("-");
  }

  return { text, capacity };
})();
