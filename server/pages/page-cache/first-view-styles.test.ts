import { expect, test } from "vitest";
import { firstViewStyles, namesIn } from "./first-view-styles.ts";

const first = (styles: string, html: string) => firstViewStyles(styles, namesIn(html));

test("a rule is left out when every one of its selectors asks for a class or an id that is not in the first view", () => {
  const styles = ":root{--x:1}h1{margin:0}.a,.z{color:red}.a .z{color:blue}#main{top:0}#other{top:1px}.a:hover>b{left:0}";
  expect(first(styles, '<main id="main"><h1 class="a b">x</h1></main>')).toBe(":root{--x:1}h1{margin:0}.a,.z{color:red}#main{top:0}");
  expect(first(".a:hover{top:0}.a:active,.a:focus-visible{top:1px}", '<i class="a">'), "nobody points yet").toBe(
    ".a:active,.a:focus-visible{top:1px}",
  );
});

test("conditions are looked into, empty ones and print go, and what is asked of others in parentheses never costs a rule", () => {
  const styles =
    '@media (width<40rem){.a{top:0}.z{top:1px}}@media (hover){.z{top:2px}}@media print{.a{top:3px}}@layer x{@supports (color:red){.a{top:4px}}}.a:has(.z){top:5px}.a:not(.z){top:6px}.a[data-b=".z"]{top:7px}';
  expect(first(styles, '<i class="a">')).toBe(
    '@media (width<40rem){.a{top:0}}@layer x{@supports (color:red){.a{top:4px}}}.a:has(.z){top:5px}.a:not(.z){top:6px}.a[data-b=".z"]{top:7px}',
  );
});

test("fonts and order of layers stay, and of movements those that something kept speaks of", () => {
  const styles =
    '@layer base,parts;@font-face{font-family:"X";src:url(x)}@keyframes drift{to{top:0}}@keyframes spin{to{top:1px}}.a{animation:drift 1s}.z{animation:spin 1s}.a:before{content:"}.z{"}';
  expect(first(styles, '<i class="a">')).toBe(
    '@layer base,parts;@font-face{font-family:"X";src:url(x)}@keyframes drift{to{top:0}}.a{animation:drift 1s}.a:before{content:"}.z{"}',
  );
});

test("a class with a sign in its name is known by it", () => {
  expect(first(".w-1\\/2{top:0}.md\\:z{top:1px}", '<i class="w-1/2">')).toBe(".w-1\\/2{top:0}");
});
