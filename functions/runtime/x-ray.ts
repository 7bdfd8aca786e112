import { Tracer } from '@aws-lambda-powertools/tracer';
import { getOrigin } from './log.ts';

// Calls to providers are not recorded: their addresses name customers' files.
const tracer = new Tracer({ serviceName: 'keelhouse', captureHTTPsRequests: false });

export const recordSubsegment = async <T>(name: string, work: () => Promise<T>): Promise<T> =>
  tracer.provider.captureAsyncFunc(`## ${name}`, async (subsegment): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      // The flag alone: messages of errors may quote personal data.
      subsegment?.addErrorFlag();
      throw error;
    } finally {
      for (const [id, value] of Object.entries(getOrigin())) subsegment?.addAnnotation(id, value as string | number);
      subsegment?.close();
    }
  }) as Promise<T>;
