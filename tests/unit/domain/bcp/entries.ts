import {
  type BcpContent,
  CriticalFunction,
  ItSystem,
  KeySupplier,
  Location,
  Mitigation,
  PrimaryLocation,
} from '#shared/domain/bcp/bcp.ts';
import { emptyContent } from '#shared/domain/bcp/empty-content.ts';
import { setImpactAt } from '#shared/domain/bcp/impact-over-time.ts';
import type { ImpactOverTime } from '#shared/domain/bcp/option-schemas.ts';
import type { ImpactBand } from '#shared/domain/bcp/options.ts';
import { Employee, ServiceProvider } from '#shared/domain/people.ts';

export const content = (part: Partial<BcpContent> = {}): BcpContent => ({ ...emptyContent, ...part });
export const functionNamed = (name: string, part: Partial<CriticalFunction> = {}): CriticalFunction =>
  CriticalFunction.parse({ id: name, name, ...part });
export const supplierNamed = (name: string, part: Partial<KeySupplier> = {}): KeySupplier =>
  KeySupplier.parse({ id: name, name, ...part });
export const systemNamed = (name: string, part: Partial<ItSystem> = {}): ItSystem => ItSystem.parse({ id: name, name, ...part });
export const mitigationOf = (risk_name: string, mitigation_strategy: string, part: Partial<Mitigation> = {}): Mitigation =>
  Mitigation.parse({ id: `${risk_name} ${mitigation_strategy}`, risk_name, mitigation_strategy, ...part });
export const primary = (part: Partial<PrimaryLocation>): PrimaryLocation => PrimaryLocation.parse(part);
export const location = (part: Partial<Location>): Location => Location.parse(part);
export const employee = (name: string, part: Partial<Employee> = {}): Employee =>
  Employee.parse({ id: 1, bcp_id: 1, name, role: 'CEO', ...part, email: part.email ?? null });
export const provider = (provider_type: string, part: Partial<ServiceProvider> = {}): ServiceProvider =>
  ServiceProvider.parse({ id: 1, bcp_id: 1, name: provider_type, provider_type, ...part, email: part.email ?? null });

/** Low until it becomes High. */
export const highAfter = (band: ImpactBand): ImpactOverTime => setImpactAt(setImpactAt(null, 'h4', 'minor'), band, 'major');

/** A business that passes step 1. */
export const business = {
  business_name: 'Acme',
  business_type: 'LLC',
  industry: 'Retail',
  employee_count: 5,
  annual_revenue: '$1.2M',
  primary_location: primary({ name: 'HQ', address: '1 Main St', city: 'Seattle', state: 'WA', zip: '98101' }),
} satisfies Partial<BcpContent>;
