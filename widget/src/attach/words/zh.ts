import type { AttachWords } from "../attach-words.ts";

export default {
  attach: "添加文件",
  attaching: "正在添加 {name}…",
  attached: "已添加 {name}。",
  removed: "已移除 {name}。",
  remove: "移除 {name}",
  cancel: "取消 {name}",
  again: "重试",
  only: "文件内容仅用于此对话。",
  with: "附件：{name}",
  cut: "{name} 太长，仅使用开头部分。",
  large: "{name} 超过 {most} MB。请添加较小的文件。",
  unreadable: "无法读取 {name}。请添加没有密码的文本、PDF、Office、HTML、CSV 或 JSON 文件。",
  full: "一个对话最多可添加 {most} 个文件。",
  later: "短时间内文件过多。请在 {n} 分钟后重试。",
  off: "此对话目前不接收文件。",
  failed: "无法添加 {name}。",
  waiting: "文件就绪后会发送您的问题。",
} satisfies AttachWords;
