import { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { env } from '#functions/runtime/env.ts';
import type { DocumentLink } from '#shared/queues/job.ts';

const client = new S3Client({
  maxAttempts: 3,
  requestHandler: { requestTimeout: 10_000, throwOnRequestTimeout: true, connectionTimeout: 1_000 },
});
/** Long enough for a slow click, too short to be passed around. */
const LINK_SECONDS = 15 * 60;

/** Jobs store this, not a link: a link expires with the credentials that signed it. */
export interface StoredFile {
  key: string;
  filename: string;
}

/** RFC 6266: an ASCII name for old clients, and the real one. */
const contentDisposition = (filename: string): string => {
  const asciiName = filename.normalize('NFKD').replace(/[^\w.-]+/g, '');
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(filename)}`;
};

export const putFile = async ({ key, filename }: StoredFile, contentType: string, body: Uint8Array): Promise<void> => {
  await client.send(
    new PutObjectCommand({
      Bucket: env('DOCUMENTS_BUCKET'),
      Key: key,
      Body: body,
      ContentType: contentType,
      ContentDisposition: contentDisposition(filename),
      CacheControl: 'private, no-store',
    }),
  );
};

export const createLink = async ({ key, filename }: StoredFile): Promise<DocumentLink> => ({
  url: await getSignedUrl(client, new GetObjectCommand({ Bucket: env('DOCUMENTS_BUCKET'), Key: key }), {
    expiresIn: LINK_SECONDS,
  }),
  filename,
});

/** Every file of an account: documents and exports are under its number. */
export const deleteFilesOf = async (uid: number): Promise<void> => {
  const Bucket = env('DOCUMENTS_BUCKET');
  for (const Prefix of [`users/${uid}/`, `exports/${uid}/`])
    for (;;) {
      const { Contents = [], IsTruncated } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
      const Objects = Contents.map(({ Key }) => ({ Key }));
      if (Objects.length > 0) {
        const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
        if (Errors.length > 0) throw new Error(`${Errors.length} files could not be deleted: ${Errors[0]?.Code}`);
      }
      if (!IsTruncated) break;
    }
};
