ALTER TABLE "security_events" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "scan" text DEFAULT 'clean' NOT NULL;--> statement-breakpoint
CREATE INDEX "files_waiting_scan" ON "files" USING btree ("created_at") WHERE scan = 'waiting';--> statement-breakpoint
ALTER TABLE "post_images" DROP COLUMN "public_at";--> statement-breakpoint
CREATE FUNCTION discard_export() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.file_key IS NOT NULL THEN
    INSERT INTO discarded_files (storage_key) VALUES (OLD.file_key) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER data_exports_discard AFTER DELETE ON data_exports FOR EACH ROW EXECUTE FUNCTION discard_export();
