import { describe, expect, it } from 'vitest';
import { needsNoPlace, protectsPeople } from '#shared/domain/bcp/people-first.ts';

describe('a function that protects people', () => {
  it.each([
    'Guest safety and evacuation',
    'Shelter in place or evacuation of residents',
    'Student safety and reunification',
    'Jobsite safety and stop-work',
    'Process safety and emergency shutdown',
    'Leak, fire and public safety response',
    'Safety of gatherings and children',
    'Emergency calls and dispatch',
    'Resident care around the clock',
    'Evacuate everyone',
    'life safety',
    'First aid',
    'Patients’ safety',
    'Call 911',
    'Emergency disconnection of treatments in progress',
    'Robbery response and vault security',
    'Flight locating and overdue aircraft',
    'Tide, weather and crew check on the water',
    'Fire, gas and battery room safety',
  ])('a function that protects people is recognized: %s', (name) => expect(protectsPeople(name)).toBe(true));

  it.each([
    'Cold storage and food safety',
    'Vehicle repair and roadside rescue',
    'Care and evacuation of boarded animals',
    'Crew pay, housing and safety',
    'Safety of food',
    'Rescue, climate and security of the collection',
    'Evacuation charters for agencies',
    'Trailer temperature watch and rescue',
    'Evacuation of records',
    'Overdue invoices',
    'Warranty calls and emergency repairs',
    'In-store sales and checkout',
    '',
  ])('a function that does not protect people is not mistaken for one: %s', (name) => expect(protectsPeople(name)).toBe(false));
});

describe('a lost building', () => {
  it.each([
    ['Emergency disconnection of treatments in progress', true],
    ['Guest safety and evacuation', true],
    ['Fire attack, rescue and water supply', true],
    ['Resident care around the clock', false],
    ['Emergency calls of tenants', true],
    ['Emergency calls and dispatch', false],
    ['Counter sales', false],
  ])('needsNoPlace: %s is %s', (name, is) => expect(needsNoPlace(name)).toBe(is));
});
