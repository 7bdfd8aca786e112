import { describe, expect, it } from 'vitest';
import { EXERCISE_TEXT_MAX } from '#shared/domain/exercise.ts';
import { EXERCISE_TYPES } from '#shared/domain/exercise-options.ts';
import {
  customTemplateId,
  type ExerciseTemplate,
  filterTemplates,
  NewExerciseTemplate,
  prefill,
  splitIndustries,
  splitLines,
} from '#shared/domain/exercise-template.ts';

import { BLANK_NAMES, fillTemplateBlanks, listBlanks } from '#shared/domain/template-blanks.ts';
import { templateSeed } from '#shared/knowledge/exercise-templates.ts';

const good = { name: 'N', exercise_type: 'fire', description: 'D', scenario_template: 'S' };

describe('a template', () => {
  it.each([
    [29, false],
    [30, true],
    [480, true],
    [481, false],
    [60.5, false],
    ['60', false],
    [null, false],
  ])('a template of %j minutes is valid: %s', (duration_minutes, isGood) => {
    const parsed = NewExerciseTemplate.safeParse({ ...good, duration_minutes });
    expect(parsed.success).toBe(isGood);
    if (!isGood) expect(parsed.error!.issues[0]!.message).toBe('Duration must be between 30 and 480 minutes');
  });

  it.each([
    ['name', 'Template name is required'],
    ['description', 'Description is required'],
    ['scenario_template', 'Scenario template is required'],
    ['exercise_type', 'Exercise type is required'],
  ])('a template requires %s', (field, message) => {
    expect(NewExerciseTemplate.safeParse({ ...good, [field]: undefined }).error!.issues[0]!.message).toBe(message);
  });

  it('a template rejects an unlisted type or difficulty', () => {
    expect(NewExerciseTemplate.safeParse({ ...good, exercise_type: 'volcano' }).success).toBe(false);
    expect(NewExerciseTemplate.safeParse({ ...good, difficulty_level: 'hard' }).success).toBe(false);
  });

  it('a template has defaults, without industries unless it is for some', () => {
    expect(NewExerciseTemplate.parse({ ...good, industry_types: ['Retail'] })).toEqual({
      ...good,
      objectives: [],
      participants_required: [],
      duration_minutes: 120,
      difficulty_level: 'intermediate',
      industry_specific: false,
      industry_types: [],
      is_active: true,
    });
    const special = { ...good, industry_specific: true, industry_types: [' Retail ', ''], objectives: ['', ' a '] };
    expect(NewExerciseTemplate.parse(special)).toMatchObject({ industry_types: ['Retail'], objectives: ['a'] });
  });

  it('a template is parsed from lines and commas', () => {
    expect(splitLines('a\n\n b \r\n')).toEqual(['a', 'b']);
    expect(splitIndustries(' Finance , Retail ')).toEqual(['Finance', 'Retail']);
    expect(splitIndustries('Finance,,Retail,')).toEqual(['Finance', 'Retail']);
  });

  it.each<[Partial<Parameters<typeof filterTemplates>[1]>, number[]]>([
    [{}, [1, 2]],
    [{ exercise_type: 'fire' }, [1]],
    [{ is_active: false }, [2]],
    [{ is_active: true, exercise_type: 'flood' }, []],
    [{ search: '  OVEN smoke ' }, [1]],
    [{ search: 'retail' }, [2]],
    [{ search: 'oven roof' }, []],
  ])('the templates that match %j are %j', (filter, ids) => {
    const fire: ExerciseTemplate = {
      ...{ id: 1, use_count: 0 },
      ...NewExerciseTemplate.parse({ ...good, name: 'Oven', description: 'Smoke' }),
    };
    const flood: ExerciseTemplate = {
      ...fire,
      ...{ id: 2, name: 'Roof', exercise_type: 'flood', industry_types: ['Retail'], is_active: false },
    };
    const found = filterTemplates([fire, flood], { exercise_type: null, is_active: null, search: '', ...filter });
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  it('a template names the list that is too long', () => {
    const long = { ...good, objectives: Array(51).fill('a') };
    expect(NewExerciseTemplate.safeParse(long).error!.issues[0]!.message).toBe('Objectives can hold at most 50 entries');
  });

  it('a template fills a form, with a nameless row for each required role', () => {
    const [seed] = templateSeed;
    expect(prefill(seed!)).toMatchObject({ exercise_name: seed!.name, scenario_description: seed!.scenario_template });
    expect(prefill(seed!).participants[0]).toEqual({ name: '', role: 'Owner', email: '', phone: '' });
  });
});

describe('the templates that come with the product', () => {
  it('the built-in templates cover every type, and information security at least twice', () => {
    expect(new Set(templateSeed.map((seed) => seed.exercise_type))).toEqual(new Set(EXERCISE_TYPES));
    expect(templateSeed.filter(({ exercise_type }) => exercise_type === 'cyber').every((seed) => /27001/.test(seed.name))).toBe(
      true,
    );
    expect(templateSeed.filter(({ name }) => name.includes('27001')).length).toBeGreaterThanOrEqual(2);
  });

  it.each(templateSeed.map((seed) => [seed.name, seed] as const))(
    'the built-in template "%s" is valid input for staff',
    (_, seed) => {
      const { id, ...fields } = seed;
      expect(NewExerciseTemplate.parse(fields)).toEqual(fields);
      expect(id).toBeLessThan(customTemplateId(1));
      expect(seed.objectives.length).toBeGreaterThanOrEqual(3);
      expect(seed.objectives.length).toBeLessThanOrEqual(6);
      expect(seed.participants_required).toContain('Owner');
      expect(seed.participants_required.join()).not.toMatch(/\bC[A-Z]O\b|Manager|Department Head/);
      expect(seed.scenario_template.length).toBeLessThan(EXERCISE_TEXT_MAX);
      const texts = [seed.name, seed.description, seed.scenario_template, ...seed.objectives];
      expect(texts.flatMap(listBlanks).filter((name) => !(BLANK_NAMES as string[]).includes(name))).toEqual([]);
      expect(texts.join('\n')).not.toMatch(/\bT[+-]\d|\b\d\d:\d\d(?! [ap]\.m\.)|\bsomebody\b|\bnobody\b|\beverybody\b|e-mail|;/);
      expect(seed.scenario_template).toMatch(/To decide in the room:/);
      expect(JSON.stringify(seed)).not.toMatch(/certified|compliant/i);
    },
  );

  it.each(templateSeed.map((seed) => [seed.name, seed] as const))(
    'the built-in template "%s" reads well for a BCP without any answer',
    (_, { scenario_template }) => {
      const { text } = fillTemplateBlanks(scenario_template, {});
      expect(text).not.toMatch(/[[\]]/);
      expect(text).not.toMatch(/(?:^|[.?!] )(?:your|its|another|the) /m);
      expect(text).not.toMatch(/\b(the|your|our) (?:the|your|our)\b/);
    },
  );

  it('the built-in templates have unique ids', () => {
    expect(new Set(templateSeed.map(({ id }) => id)).size).toBe(templateSeed.length);
  });
});
