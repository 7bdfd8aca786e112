/** Prints what an authenticator app would show: `npm run --silent local:code -- <key>`. */
import { Secret, TOTP } from 'otpauth';

const key = process.argv.slice(2).join('').replace(/\s/g, '');
if (key === '') throw new Error('Name the key that the profile shows under the QR code');
process.stdout.write(`${new TOTP({ secret: Secret.fromBase32(key) }).generate()}\n`);
