import { defineTraits } from './trait.ts';

export const technologyTraits = defineTraits({
  'source-code': { fact: 'develops software' },
  'hosted-service': { fact: 'runs a service that customers log in to' },
  'own-data-center': { fact: 'runs a data center' },
  'tenant-equipment': { fact: 'houses equipment of its tenants' },
  'customer-data': { fact: 'keeps customer data under contract' },
  'managed-clients': { fact: 'manages the IT of others' },
  'internet-provider': { fact: 'provides internet or phone service' },
  'call-center': { fact: 'answers calls for others' },
  'alarm-monitoring': { fact: 'monitors alarms' },
  'device-repair': { fact: 'repairs devices that belong to customers' },
});
