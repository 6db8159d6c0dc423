ALTER TABLE "shops" ALTER COLUMN "changes" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "shops" ALTER COLUMN "changes" SET DEFAULT '{}'::json;