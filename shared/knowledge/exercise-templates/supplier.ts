import type { ExerciseTemplate } from '#shared/domain/exercise-template.ts';

export const supplierLoss: ExerciseTemplate = {
  id: 7,
  name: 'A supplier nobody can replace closes overnight',
  exercise_type: 'other',
  description:
    'The business itself is unharmed: a partner that everything depends on stops, without notice. The exercise tests how quickly that is noticed, which contracts and stocks carry the first weeks, and what the cloud and data clauses are worth (ISO/IEC 27001:2022, controls 5.19 to 5.23).',
  scenario_template: `Situation. Friday, 16:20. [Your most important supplier or software provider] sends a circular: the company has filed for bankruptcy, deliveries and services end "with immediate effect". Its telephone is not answered. Two hours ago you placed an order with a deposit of [amount].

T+30 min. Stock on hand lasts [number] days. Where it is a software provider: the service still runs, export is switched off, and [number] customer records are in it.

T+2 h. A second supplier could deliver in four weeks, at 30 percent more, against payment in advance. Your three largest customers have penalties for late delivery in their contracts. Sales has just promised a date.

T+1 day. A competitor buys what is left on the market. The bankruptcy trustee wants the open invoice paid and does not answer questions about your tools, molds or data at the supplier’s site.

T+1 week. Production, or service, runs at 60 percent. The bank asks for a forecast. A customer wants to know in writing whether its personal data at the provider is safe, and where it is.

To decide in the room: who is served first with what is left; which price and which risk the substitute is worth; what is claimed back, from whom, with which paper; how you get your data and tools out, and what you do if you do not.`,
  objectives: [
    'Name, from the plan, every function that stops with this supplier and the day on which it does',
    'Decide within one hour how remaining stock or capacity is shared among customers, and by which rule',
    'Approve a substitute with price, lead time and quality check, or say who may approve it by when',
    'Recover own data, tools and deposits: contract clause, contact, deadline (controls 5.20 and 5.23)',
    'Agree which other suppliers are in the same position, and what is done about each within 60 days',
  ],
  participants_required: ['CEO', 'COO', 'CFO', 'Operations Manager', 'IT Manager', 'Department Head'],
  duration_minutes: 120,
  difficulty_level: 'intermediate',
  industry_specific: false,
  industry_types: [],
  is_active: true,
};
