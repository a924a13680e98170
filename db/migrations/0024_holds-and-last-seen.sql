ALTER TABLE "accounts" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "hold_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "tickets_hold_until" ON "tickets" USING btree ("hold_until") WHERE hold_until is not null;--> statement-breakpoint
-- However a colleague's sessions end, when they were last here is still known.
CREATE FUNCTION keep_last_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts SET last_seen_at = greatest(last_seen_at, OLD.last_seen_at) WHERE id = OLD.account_id AND kind = 'staff';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_keep_last_seen AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION keep_last_seen();
