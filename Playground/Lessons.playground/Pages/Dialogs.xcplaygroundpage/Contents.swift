//: # Dialogs / ダイアログ
//:
//: A dialog is a state machine. Change the script: two cancel buttons, a second presentation, a tap after dismissal.
//: ダイアログは状態機械です。台本を変えてみましょう。cancelを2つにする、2回表示する、閉じた後にボタンを押す、など。
import ExperimentKit
import Experiments

let script = """
  events:
    - add OK default
    - add Cancel cancel
    - present
    - tap OK
  """
print(try await Catalogue.standard.text("dialog.run", script))
print(try await Catalogue.standard.text("dialog.run", script, language: .japanese))
//: Where do the buttons stand? ボタンはどこに並ぶでしょうか。
print(try await Catalogue.standard.text("dialog.buttons", "actions: [OK default, Cancel cancel]"))
