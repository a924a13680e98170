-- Words as features/support/rules/search-tokens.ts cuts them: Latin whole, Korean in pairs, and of Hangul every rest of its initials.
CREATE FUNCTION search_words(given text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  signs text := left(lower(normalize(coalesce(given, ''), NFKC)), 2000);
  words text[] := '{}';
  run text := '';
  run_kind int := 0;
  heads text;
  sign text;
  code int;
  kind int;
BEGIN
  FOR i IN 1 .. length(signs) + 1 LOOP
    sign := substr(signs, i, 1);
    code := CASE WHEN sign = '' THEN 0 ELSE ascii(sign) END;
    kind := CASE
      -- Hangul, Han and kana
      WHEN code BETWEEN 44032 AND 55203 OR code BETWEEN 4352 AND 4607 OR code BETWEEN 13312 AND 40959 OR code BETWEEN 12353 AND 12543 THEN 2
      -- digits and letters of other scripts
      WHEN code BETWEEN 48 AND 57 OR code BETWEEN 97 AND 122 THEN 1
      WHEN code BETWEEN 192 AND 8191 AND code <> 215 AND code <> 247 THEN 1
      ELSE 0
    END;
    IF run <> '' AND kind <> run_kind THEN
      run := left(run, 60);
      IF run_kind = 1 OR length(run) = 1 THEN
        words := words || run;
      ELSE
        FOR n IN 1 .. length(run) - 1 LOOP words := words || substr(run, n, 2); END LOOP;
      END IF;
      heads := '';
      FOR n IN 1 .. length(run) LOOP
        code := ascii(substr(run, n, 1));
        heads := heads || CASE WHEN code BETWEEN 44032 AND 55203 THEN chr(4352 + (code - 44032) / 588) ELSE substr(run, n, 1) END;
      END LOOP;
      IF heads <> run THEN
        FOR n IN 1 .. length(heads) LOOP words := words || substr(heads, n, 12); END LOOP;
      END IF;
      run := '';
    END IF;
    IF kind > 0 THEN run := run || sign; END IF;
    run_kind := kind;
  END LOOP;
  RETURN ARRAY(SELECT DISTINCT word FROM unnest(words) AS word);
END $$;--> statement-breakpoint
-- Whoever writes an account, its words are right. Not in db/schema: no query reads the column but by its index.
ALTER TABLE "accounts" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
  array_to_tsvector(search_words(coalesce("name", '') || ' ' || coalesce("company", '') || ' ' || "email"))
) STORED;--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ("search") WHERE kind = 'customer';--> statement-breakpoint
UPDATE "enquiries" SET "search" = "search" || array_to_tsvector(search_words("name" || ' ' || coalesce("company", '')));--> statement-breakpoint
UPDATE "tickets" SET "search" = "search" || array_to_tsvector(search_words("subject"));
