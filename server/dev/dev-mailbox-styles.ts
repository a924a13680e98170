import { colours } from "#content/brand.ts";

export const mailboxStyles = `
:root { color-scheme: light dark; --paper: #fff; --mist: #eef3f5; --ink: #0a2233; --muted: #4d6272; --line: #d5dfe5; --jade: ${colours.accent.light}; --wash: #e2f2ee; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e2330; --mist: #071620; --ink: #e8f1f4; --muted: #9fb4bf; --line: #24404f; --jade: ${colours.accent.dark}; --wash: #10373a; } }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template: auto 1fr / minmax(260px, 360px) 1fr; min-height: 100dvh; background: var(--mist); color: var(--ink); font: 15px/1.5 "Pretendard Variable", Pretendard, system-ui, "Apple SD Gothic Neo", "Malgun Gothic", sans-serif; }
a { color: var(--jade); }
:focus-visible { outline: 2px solid var(--jade); outline-offset: 2px; }
header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; padding: 14px 20px; border-bottom: 1px solid var(--line); background: var(--paper); }
h1 { margin: 0; font-size: 18px; }
header p { margin: 0; color: var(--muted); }
.reload { margin-left: auto; }
nav { overflow: auto; max-height: calc(100dvh - 56px); border-right: 1px solid var(--line); background: var(--paper); }
ol { margin: 0; padding: 0; list-style: none; }
li a { display: grid; grid-template-columns: 1fr auto; gap: 2px 10px; padding: 12px 20px; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
li a:hover { background: var(--mist); }
li a[aria-current] { background: var(--wash); box-shadow: inset 3px 0 var(--jade); }
.to { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted); font-size: 13px; }
time { color: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; }
.subject { grid-column: 1 / -1; font-weight: 600; word-break: keep-all; overflow-wrap: anywhere; }
main { display: flex; flex-direction: column; min-width: 0; padding: 20px; }
h2 { margin: 0 0 8px; font-size: 22px; line-height: 1.3; word-break: keep-all; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 14px; margin: 0; font-size: 14px; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
.tabs { display: flex; gap: 6px; margin: 16px 0 10px; }
.tabs a { padding: 6px 14px; border: 1px solid var(--line); border-radius: 6px; text-decoration: none; }
.tabs a[aria-current] { background: var(--jade); border-color: var(--jade); color: var(--paper); }
iframe, pre { flex: 1; width: 100%; min-height: 640px; margin: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); }
pre { padding: 20px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
.empty { margin: 15vh auto; color: var(--muted); }
@media (max-width: 720px) { body { display: block; } nav { max-height: 40dvh; border-right: 0; border-bottom: 1px solid var(--line); } main { padding: 16px; } }
`;
