import type { LiveWords } from "../live-words.ts";

export default {
  someone: "工作人员",
  by: "{name}（人工客服）",
  joined: "{name} 已加入。",
  left: "{name} 已离开，现在由助手继续回答。",
  here: "{name} 正在为您服务",
  from: "由 {owner} 的工作人员回答",
  typing: "{name} 正在输入…",
  talk: "转人工",
  called: "已通知工作人员",
  wait: "如果 {n} 分钟内无人应答，助手会继续回答。",
  goOn: "继续与助手对话",
  nobody: "现在没有工作人员能来，助手会继续回答。",
} satisfies LiveWords;
