import type { AttachWords } from "../attach-words.ts";

export default {
  attach: "ファイルを添付",
  attaching: "{name} を添付しています…",
  attached: "{name} を添付しました。",
  removed: "{name} を削除しました。",
  remove: "{name} を削除",
  cancel: "{name} を中止",
  again: "再試行",
  only: "内容はこのチャットでのみ使われます。",
  with: "添付：{name}",
  cut: "{name} は長すぎるため、先頭部分だけを使います。",
  large: "{name} は {most} MB を超えています。もっと小さいファイルを添付してください。",
  unreadable:
    "{name} を読み取れません。パスワードのないテキスト、PDF、Office、HTML、CSV、JSON のファイルを添付してください。",
  full: "1つのチャットに添付できるのは {most} 個までです。",
  later: "短い時間に多くのファイルが届きました。{n} 分後にもう一度お試しください。",
  off: "このチャットは現在ファイルを受け付けていません。",
  failed: "{name} を添付できませんでした。",
  waiting: "ファイルの準備ができたら質問を送信します。",
} satisfies AttachWords;
