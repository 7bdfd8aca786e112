/** Faults on order: the next so many calls to a service fail in a chosen way. Every attempt of an SDK is a call. */
export const SERVICES = ['dynamodb', 'cognito', 'sqs', 's3', 'ses', 'bedrock', 'stripe'] as const;
export type Service = (typeof SERVICES)[number];

export const MODES = ['throttle', 'error', 'timeout', 'reply_lost', 'garbage'] as const;
/** `reply_lost`: the work is done, the answer is dropped. `garbage`: a model answers, but not what it was asked. */
type Mode = (typeof MODES)[number];

interface Fault {
  service: Service;
  mode: Mode;
  /** Calls that will still fail. */
  count: number;
  /** Calls that have failed since it was ordered. */
  taken: number;
}

export interface Faults {
  /** Replaces the fault of that service; a count of 0 takes it away. */
  order(service: Service, mode: Mode, count: number): void;
  /** What this call is to suffer, counted down; null for an ordinary call. */
  take(service: Service): Mode | null;
  list(): Fault[];
  clear(): void;
}

export const createFaults = (): Faults => {
  const ordered = new Map<Service, Fault>();
  return {
    order: (service, mode, count) => {
      if (count === 0) ordered.delete(service);
      else ordered.set(service, { service, mode, count, taken: 0 });
    },
    take: (service) => {
      const fault = ordered.get(service);
      if (!fault || fault.count === 0) return null;
      fault.count -= 1;
      fault.taken += 1;
      return fault.mode;
    },
    list: () => [...ordered.values()],
    clear: () => ordered.clear(),
  };
};
