ALTER TABLE "mascots" ADD COLUMN "name_words" text;--> statement-breakpoint
ALTER TABLE "mascots" ADD COLUMN "prompt_words" text;--> statement-breakpoint
-- The keys under which a search finds a row: its workspace, each beginning of a word after a space, and each three letters in a row.
CREATE FUNCTION "search_keys"(workspace text, words text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT key COLLATE "C") FROM (
    SELECT workspace AS key
    UNION ALL
    SELECT ' ' || left(word, size) FROM unnest(string_to_array(words, ' ')) AS word, generate_series(1, 2) AS size
    WHERE length(word) >= size
    UNION ALL
    SELECT substr(word, place, 3) FROM unnest(string_to_array(words, ' ')) AS word, generate_series(1, length(word) - 2) AS place
  ) AS keys
$$;--> statement-breakpoint
-- What was made before is folded as well as SQL can; a new name is folded by the service.
UPDATE "mascots" SET
  "name_words" = btrim(regexp_replace(CASE getdatabaseencoding() WHEN 'UTF8' THEN regexp_replace(lower(normalize("name", NFKD)), '[\u0300-\u036f]', '', 'g') ELSE lower("name") END, '[[:space:][:punct:]]+', ' ', 'g')),
  "prompt_words" = (SELECT btrim(regexp_replace(CASE getdatabaseencoding() WHEN 'UTF8' THEN regexp_replace(lower(normalize("jobs"."input" ->> 'prompt', NFKD)), '[\u0300-\u036f]', '', 'g') ELSE lower("jobs"."input" ->> 'prompt') END, '[[:space:][:punct:]]+', ' ', 'g')) FROM "jobs" WHERE "jobs"."id" = "mascots"."creation_job_id");--> statement-breakpoint
CREATE INDEX "mascots_search" ON "mascots" USING gin (search_keys("workspace_id", (' ' || coalesce("name_words", lower("name")) || ' ' ||
        coalesce("prompt_words", ''))));