// Says when this page's draft was changed on another device, and shows what that device wrote beside it. Neither text goes without a word.
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { sendCall } from "#platform/api/browser-call.ts";
import { openDraftsOf } from "#platform/browser/drafts.ts";
import { takeDrafts } from "#platform/browser/drafts-elsewhere.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { showToast } from "#ui/toast.ts";
import { carryDrafts } from "./carry-drafts.ts";
import { draftWords, isOnPage } from "./draft-words.ts";
import type { DraftView, settleDraft } from "./drafts.contract.ts";

/** `rows` came with the page: what the account has begun on any device. */
export function DraftsElsewhere({ accountId, rows }: { accountId: string; rows: readonly DraftView[] }) {
  const { pathname } = useLocation();
  const [other, setOther] = useState<DraftView | null>(null);
  const here = useRef(pathname);
  const hear = useRef((list: readonly DraftView[]) => {
    const mine = (row: DraftView) => isOnPage(row.place, here.current);
    const changed = takeDrafts(list).find(mine);
    if (changed)
      showToast(changed.entry === null ? m.drafts_gone_elsewhere() : m.drafts_changed_elsewhere(), {
        id: "draft-elsewhere",
        tone: "info",
        stays: true,
        action: { label: m.drafts_show(), onClick: () => location.reload() },
      });
    const beside = list.find((row) => mine(row) && isAnother(row));
    if (beside)
      showToast(m.drafts_written_beside(), {
        id: "draft-elsewhere",
        tone: "warning",
        stays: true,
        action: { label: m.drafts_compare(), onClick: () => setOther(beside) },
      });
  });
  // While the page is drawn: the forms beside it ask for what was kept as soon as they stand.
  useMemo(() => {
    openDraftsOf(accountId);
    takeDrafts(rows);
  }, [accountId, rows]);
  useEffect(() => {
    here.current = pathname;
    hear.current(rows);
  }, [rows, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account
  useEffect(() => carryDrafts(rows, (list) => hear.current(list)), [accountId]);

  async function settle(use: boolean) {
    if (!other) return;
    try {
      await sendCall<typeof settleDraft>("settleDraft", { params: { place: other.place }, body: { use } });
    } catch {
      // Not reached: both texts stand where they stood, and the question stays.
      return;
    }
    setOther(null);
    if (use) location.reload();
  }

  return (
    <Dialog
      open={other !== null}
      onClose={() => setOther(null)}
      title={m.drafts_other_title()}
      closeLabel={m.shell_close()}
      wide
      actions={
        <>
          <Button kind="quiet" size="compact" onClick={() => void settle(false)}>
            {m.drafts_other_drop()}
          </Button>
          <Button size="compact" onClick={() => void settle(true)}>
            {m.drafts_other_use()}
          </Button>
        </>
      }
    >
      <TextareaField
        name="other"
        label={m.drafts_other_text()}
        hint={m.drafts_other_hint()}
        readOnly
        rows={10}
        defaultValue={other ? draftWords(other.place, other.other) : ""}
      />
    </Dialog>
  );
}

function isAnother({ place, entry, other }: DraftView): boolean {
  const words = draftWords(place, other);
  return words !== "" && words !== draftWords(place, entry);
}
