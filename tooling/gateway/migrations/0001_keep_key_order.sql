ALTER TABLE "documents" ALTER COLUMN "data" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "data" SET DATA TYPE json;--> statement-breakpoint
-- What was written before had lost its order: seed anew.
UPDATE "shops" SET "version" = '';
