// The words that the parts of public pages share, in the language of the request. They travel with the page, like its own words.
import { m } from "#platform/paraglide/messages.js";

export type PartWords = ReturnType<typeof partWords>;

export function partWords() {
  return {
    copy: m.parts_copy(),
    copied: m.parts_copied(),
    downloadCsv: m.parts_download_csv(),
    updated: m.parts_updated({ date: "{date}" }),
    included: m.parts_included(),
    extra: m.parts_extra(),
    allPrices: m.parts_all_prices(),
    pricesLink: m.parts_prices_link(),
    faq: m.parts_faq(),
    allQuestions: m.parts_all_questions(),
    perMonth: m.parts_per_month(),
    vatExcluded: m.parts_vat_excluded(),
    withoutScripts: m.parts_without_scripts(),
    currency: m.parts_currency(),
    krw: m.parts_krw(),
    usd: m.parts_usd(),
    assumptions: m.parts_assumptions(),
    askQuote: m.parts_ask_quote(),
    addToEstimate: m.parts_add_to_estimate(),
    inEstimate: m.parts_in_estimate(),
    shareLink: m.parts_share_link(),
    shared: m.parts_shared(),
    createAccount: m.parts_create_account(),
    getQuote: m.parts_get_quote(),
    onThisPage: m.parts_on_this_page(),
    bounds: m.parts_bounds({ min: "{min}", max: "{max}" }),
    decrease: m.parts_decrease({ label: "{label}" }),
    increase: m.parts_increase({ label: "{label}" }),
    contactSales: m.parts_contact_sales(),
    contactEmergency: m.parts_contact_emergency(),
    contactEmail: m.parts_contact_email(),
  };
}
