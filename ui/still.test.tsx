import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { still } from "./still.tsx";

const Frame = ({ children }: { children: React.ReactNode }) => <section className="frame">{children}</section>;
const Words = still("words", ({ text }: { text: string; id?: string }) => <Frame>{text}</Frame>);

test("a still part is drawn as any other, and its element carries the name", () => {
  expect(renderToStaticMarkup(<Words text="From ₩9,000" />)).toBe('<section class="frame" data-still="words">From ₩9,000</section>');
});

test("two of a kind are told apart by their id", () => {
  expect(renderToStaticMarkup(<Words text="A" id="first" />)).toContain('data-still="words first"');
});
