-- Pictures and films are compressed already: trying again costs more than keeping them.
ALTER TABLE "file_bytes" ALTER COLUMN "data" SET STORAGE EXTERNAL;
