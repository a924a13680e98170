import { lifetimes, recoveryCodeCount } from "#features/accounts/rules/account-figures.ts";
import { m } from "#platform/paraglide/messages.js";
import { Passage } from "./step-progress.tsx";

/** From sign-up to the first answer. */
export function SignupPassage({ current }: { current: 0 | 1 | 2 }) {
  return (
    <Passage
      label={m.passage_signup()}
      current={current}
      stops={[
        { when: m.passage_signup_1_when(), name: m.passage_signup_1(), text: m.passage_signup_1_text() },
        {
          when: m.passage_signup_2_when({ minutes: String(lifetimes.verifyMinutes) }),
          name: m.passage_signup_2(),
          text: m.passage_signup_2_text(),
        },
        {
          when: m.passage_signup_3_when(),
          name: m.passage_signup_3(),
          text: m.passage_signup_3_text({ count: String(recoveryCodeCount) }),
        },
        { when: m.passage_signup_4_when(), name: m.passage_signup_4(), text: m.passage_signup_4_text() },
      ]}
    />
  );
}

/** From the forgotten password to a new one. */
export function ResetSteps({ current }: { current: 0 | 1 | 2 }) {
  return (
    <Passage
      label={m.passage_reset()}
      current={current}
      stops={[
        { when: m.passage_reset_1_when(), name: m.passage_reset_1(), text: m.passage_reset_1_text() },
        {
          when: m.passage_reset_2_when({ minutes: String(lifetimes.resetMinutes) }),
          name: m.passage_reset_2(),
          text: m.passage_reset_2_text(),
        },
        { when: m.passage_reset_3_when(), name: m.passage_reset_3(), text: m.passage_reset_3_text() },
      ]}
    />
  );
}
