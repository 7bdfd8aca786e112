/** S3: keeps the files of documents for a day, and signs the links they are fetched by. */
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { env } from '#functions/runtime/env.ts';
import type { DocumentLink } from '#shared/job.ts';

const client = new S3Client({
  maxAttempts: 3,
  requestHandler: { requestTimeout: 10_000, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});
/** How long a link opens: long enough for a slow click, too short to be passed around. */
const LINK_SECONDS = 15 * 60;

/** A file as a job remembers it; links are made when they are asked for, since they end with whoever signed them. */
export interface StoredFile {
  key: string;
  filename: string;
}

/** RFC 6266: a name that every client reads, and the real one beside it. */
const attachment = (filename: string): string => {
  const plain = filename.normalize('NFKD').replace(/[^\w.-]+/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`;
};

/** Writes a file under its key; the same key again replaces it, so a repeated attempt leaves one file. */
export const putFile = async ({ key, filename }: StoredFile, contentType: string, body: Uint8Array): Promise<void> => {
  await client.send(
    new PutObjectCommand({
      Bucket: env('DOCUMENTS_BUCKET'),
      Key: key,
      Body: body,
      ContentType: contentType,
      ContentDisposition: attachment(filename),
      CacheControl: 'private, no-store',
    }),
  );
};

/** A link that hands the file out as a download for 15 minutes from now. */
export const linkTo = async ({ key, filename }: StoredFile): Promise<DocumentLink> => ({
  url: await getSignedUrl(client, new GetObjectCommand({ Bucket: env('DOCUMENTS_BUCKET'), Key: key }), {
    expiresIn: LINK_SECONDS,
  }),
  filename,
});
