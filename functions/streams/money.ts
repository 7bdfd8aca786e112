import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { isSubscriptionKey } from '#functions/data/keys.ts';
import { countSubscriptionChange } from '#functions/data/money-counters.ts';
import { now } from '#functions/runtime/clock.ts';

type Images = Parameters<typeof countSubscriptionChange>[0]['before'];
/** Lambda's types have binary values as text, the SDK's as bytes; a subscription has none. */
const toImage = (image: Record<string, AttributeValue> | undefined) => image as Images;

export const countMoney = async ({ eventID, dynamodb }: DynamoDBRecord): Promise<void> => {
  const { Keys, OldImage, NewImage } = dynamodb ?? {};
  if (!eventID || !isSubscriptionKey({ owner: Keys?.owner?.S, item: Keys?.item?.S })) return;
  await countSubscriptionChange({ changeId: eventID, before: toImage(OldImage), after: toImage(NewImage) }, now());
};
