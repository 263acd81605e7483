CREATE TABLE "presences" (
	"mascot_id" text NOT NULL,
	"page" text NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presences_mascot_id_page_pk" PRIMARY KEY("mascot_id","page")
);
--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_mascot_id_mascots_id_fk" FOREIGN KEY ("mascot_id") REFERENCES "public"."mascots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presences_user" ON "presences" USING btree ("user_id");