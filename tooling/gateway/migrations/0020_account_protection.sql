CREATE TABLE "operator_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator" text NOT NULL,
	"command" text NOT NULL,
	"subject" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "new_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "confirm_hash" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "confirm_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "undo_hash" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "undo_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "moved_subscriptions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_changes_customer" ON "email_changes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "email_changes_email" ON "email_changes" USING btree ("shop_id","email");--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_confirm_hash_unique" UNIQUE("confirm_hash");--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_undo_hash_unique" UNIQUE("undo_hash");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'Rows of % are only added', TG_TABLE_NAME; END $$;--> statement-breakpoint
CREATE TRIGGER "operator_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
