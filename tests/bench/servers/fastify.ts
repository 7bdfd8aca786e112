/** Fastify with the item of the floor behind a route, as one would write it without Lambda. */

import { GetCommand } from '@aws-sdk/lib-dynamodb';
import Fastify from 'fastify';
import { keys } from '#functions/data/keys.ts';
import { db, table } from '#functions/data/table.ts';
import { putAccount, UID } from './fixture.ts';

await putAccount();
const server = Fastify();
server.get('/', async () => {
  const { Item } = await db.send(new GetCommand({ TableName: table('core'), Key: keys.profile(UID), ConsistentRead: true }));
  return Item;
});
console.log(`${await server.listen({ port: 0, host: '127.0.0.1' })}/`);
