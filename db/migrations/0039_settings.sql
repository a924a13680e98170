CREATE TABLE "setting_versions" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_versions_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_name" text NOT NULL,
	"value" jsonb,
	"holds_from" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"undoes" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "setting_versions_group" ON "setting_versions" USING btree ("group_name","holds_from","seq");
--> statement-breakpoint
CREATE FUNCTION keep_setting_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'versions of settings are only added';
END $$;--> statement-breakpoint
CREATE TRIGGER setting_versions_kept BEFORE UPDATE OR DELETE ON setting_versions FOR EACH ROW EXECUTE FUNCTION keep_setting_versions();--> statement-breakpoint
CREATE TRIGGER setting_versions_whole BEFORE TRUNCATE ON setting_versions FOR EACH STATEMENT EXECUTE FUNCTION keep_setting_versions();
