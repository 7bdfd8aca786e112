/** The cards one has. */
import { queryOptions } from '@tanstack/react-query';
import type { PaymentMethod } from '#shared/domain/billing.ts';
import { client } from './api.ts';

export const methodsQuery = queryOptions({ queryKey: ['payment-methods'], queryFn: () => client.payment.paymentMethods() });

export const cardName = ({ brand, last4 }: PaymentMethod): string => `${brand} ending in ${last4}`;
