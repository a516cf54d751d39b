//: # Dialogs / ダイアログ
//:
//: A dialog is a state machine. Change the script: add a second cancel button, present twice, or tap after dismissal.
//: ダイアログは状態機械です。cancelのボタンを2つにする、2回表示する、閉じた後にボタンを押すなど、操作の並びを変えてみましょう。
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
//: Where does each button appear? それぞれのボタンは、どこに表示されるでしょうか。
print(try await Catalogue.standard.text("dialog.buttons", "actions: [OK default, Cancel cancel]"))
