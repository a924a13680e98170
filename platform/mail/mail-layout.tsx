// The one layout of all mails. Colours are inline for clients that drop styles; the style element turns them for dark mode.
import { Body, Button, Container, Head, Heading, Hr, Html, Link, render, Section, Text } from "react-email";
import { colours } from "#content/brand.ts";
import { liveBrand as brand, liveSignature } from "#content/live.ts";
import { m } from "#platform/paraglide/messages.js";
import { footerLines } from "./mail-footer.ts";
import type { MailWords } from "./mail-words.ts";

export function drawMail(words: MailWords): Promise<string> {
  return render(<MailLayout words={words} />);
}

const sans =
  "'Pretendard Variable', Pretendard, -apple-system, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Segoe UI', Roboto, Arial, sans-serif";
const ink = colours.ink.light;
const jade = colours.accent.light;
const muted = "#4d6272";

const styles = {
  body: { margin: 0, padding: "24px 12px", backgroundColor: "#eef3f5", fontFamily: sans, color: ink },
  card: { maxWidth: "560px", padding: "32px", backgroundColor: "#ffffff", border: "1px solid #d5dfe5", borderRadius: "12px" },
  brand: { margin: "0 0 24px", fontSize: "15px", fontWeight: 700, color: jade },
  heading: { margin: "0 0 16px", fontSize: "24px", lineHeight: "1.35", fontWeight: 700, color: ink, wordBreak: "keep-all" },
  text: { margin: "0 0 14px", fontSize: "16px", lineHeight: "1.65", color: ink, wordBreak: "keep-all", overflowWrap: "anywhere" },
  quote: {
    margin: "4px 0 18px",
    padding: "2px 0 2px 16px",
    borderLeft: `3px solid ${jade}`,
    fontSize: "16px",
    lineHeight: "1.65",
    color: ink,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  button: {
    padding: "13px 22px",
    backgroundColor: jade,
    color: "#ffffff",
    fontSize: "16px",
    fontWeight: 600,
    borderRadius: "8px",
    textDecoration: "none",
  },
  label: { padding: "6px 16px 6px 0", fontSize: "14px", color: muted, verticalAlign: "top", whiteSpace: "nowrap" },
  value: { padding: "6px 0", fontSize: "14px", color: ink, overflowWrap: "anywhere" },
  small: { margin: "0 0 8px", fontSize: "13px", lineHeight: "1.6", color: muted, wordBreak: "keep-all", overflowWrap: "anywhere" },
  // Without margins: where no signature is set, nothing is left of it.
  signature: { margin: 0, fontSize: "16px", lineHeight: "1.65", color: ink, whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  rule: { margin: "24px 0", borderColor: "#d5dfe5" },
} as const;

// Clients that know the media query get real dark colours instead of their own inversion.
const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .mail-body, .mail-body > table, .mail-body > table > tbody > tr > td { background-color: #071620 !important; }
  .mail-card { background-color: #0e2330 !important; border-color: #24404f !important; }
  .mail-ink { color: #e8f1f4 !important; }
  .mail-rule { border-color: #24404f !important; }
  .mail-muted { color: #9fb4bf !important; }
  .mail-jade { color: ${colours.accent.dark} !important; }
  .mail-quote { border-left-color: ${colours.accent.dark} !important; }
  .mail-button { background-color: ${colours.accent.dark} !important; color: #06231e !important; }
}`;

function MailLayout({ words }: { words: MailWords }) {
  const { locale } = words;
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{words.subject}</title>
        <style>{dark}</style>
      </Head>
      <Body style={styles.body} className="mail-body">
        {/* Not the library's own: that one writes a second title. */}
        <div style={{ display: "none", overflow: "hidden", maxHeight: 0, maxWidth: 0, lineHeight: "1px", opacity: 0 }}>{words.preview}</div>
        <Container style={styles.card} className="mail-card">
          <Text style={styles.brand} className="mail-jade">
            {brand.name[locale]}
          </Text>
          <Heading as="h1" style={styles.heading} className="mail-ink">
            {words.heading}
          </Heading>
          {[...(words.greeting ? [words.greeting] : []), ...words.paragraphs].map((text) => (
            <Text key={text} style={styles.text} className="mail-ink">
              {text}
            </Text>
          ))}
          {words.quote ? (
            <Text style={styles.quote} className="mail-ink mail-quote">
              {words.quote}
            </Text>
          ) : null}
          {words.facts?.length ? <Facts facts={words.facts} /> : null}
          {words.action ? <Action action={words.action} locale={locale} /> : null}
          {words.second ? (
            <Text style={styles.text}>
              <Link href={words.second.href} style={{ color: jade }} className="mail-jade">
                {words.second.label}
              </Link>
            </Text>
          ) : null}
          {words.note ? (
            <Text style={{ ...styles.small, marginTop: "20px" }} className="mail-muted">
              {words.note}
            </Text>
          ) : null}
          <Text style={styles.signature} className="mail-ink">
            {liveSignature.html}
          </Text>
          <Hr style={styles.rule} className="mail-rule" />
          {[`${brand.legal.entity[locale]} · ${brand.legal.address[locale]}`, ...(words.footer ?? footerLines(locale))].map((text) => (
            <Text key={text} style={styles.small} className="mail-muted">
              {text}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
}

function Facts({ facts }: { facts: NonNullable<MailWords["facts"]> }) {
  return (
    <Section style={{ margin: "4px 0 18px" }}>
      <table cellPadding="0" cellSpacing="0">
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.label}>
              <th scope="row" align="left" style={{ ...styles.label, fontWeight: 400 }} className="mail-muted">
                {fact.label}
              </th>
              <td style={styles.value} className="mail-ink">
                {fact.value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Action({ action, locale }: { action: NonNullable<MailWords["action"]>; locale: MailWords["locale"] }) {
  return (
    <Section style={{ margin: "22px 0 18px" }}>
      <Button href={action.href} style={styles.button} className="mail-button">
        {action.label}
      </Button>
      <Text style={{ ...styles.small, marginTop: "18px" }} className="mail-muted">
        {m.mail_link_plain({}, { locale })}
        <br />
        <Link href={action.href} style={{ color: jade }} className="mail-jade">
          {action.href}
        </Link>
      </Text>
    </Section>
  );
}
