ALTER TABLE "transactions" ALTER COLUMN "amount_minor" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "vat_declarations" ALTER COLUMN "vat_exempt_minor" SET DATA TYPE bigint;