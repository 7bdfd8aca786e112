/** The floor: one GetItem and its JSON, nothing else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { db, table } from '#functions/data/table.ts';
import { putAccount, UID } from './fixture.ts';

await putAccount();
const server = createServer(async (_, response) => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.profile(UID), ConsistentRead: true }));
  response.setHeader('content-type', 'application/json').end(JSON.stringify(Item));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
