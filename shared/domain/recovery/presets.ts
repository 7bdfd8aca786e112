import { recoveryMessages as say } from '#shared/messages/recovery.ts';
import type { Loss } from '../bcp/bcp.ts';
import { isStandby } from '../bcp/firms.ts';
import { type RatedRisk, type RiskLevel, ratedRisks, riskRank } from '../bcp/impact.ts';
import type { LossKind } from '../bcp/options.ts';
import { formatRiskName, isCyberRisk } from '../bcp/risk-names.ts';
import type { RecoveryModel } from './model.ts';
import type { Preset } from './outcome.ts';
import { PRIMARY } from './places.ts';
import { findStop } from './work-facts.ts';

const lose = (kind: LossKind, ref: string, lasts: string | null): Loss => ({ kind, ref, lasts });
/** How a loss names an entry, which has no id in an older BCP. */
export const refOf = ({ id, name }: { id: string; name: string }): string => (id === '' ? name : id);

export const SITE_LOSS = 'site';
export const RANSOMWARE = 'ransomware';
const MONDAY_AT_9 = { weekday: 1, hour: 9 };

interface PresetFacts {
  lost: Loss[];
  staff?: number;
}

const createPreset = (id: string, title: string, reason: string, { lost, staff = 100 }: PresetFacts): Preset => ({
  id,
  scenario: { id: '', title, lost, staff_available: staff, starts: MONDAY_AT_9 },
  reason,
});

interface HazardEffect extends PresetFacts {
  hazard: RegExp;
}

const site = (lasts: string): Loss => lose('site', PRIMARY, lasts);
const power = (lasts: string): Loss => lose('power', PRIMARY, lasts);
const internet = (lasts: string): Loss => lose('internet', PRIMARY, lasts);

/** What a hazard takes away in a test: round figures to plan with, which the customer changes, and no forecast. */
const hazardEffects: readonly HazardEffect[] = [
  { hazard: /storm surge/i, lost: [site('1 to 2 weeks'), internet('3-7 days')], staff: 50 },
  { hazard: /hurricane|tropical|typhoon/i, lost: [site('3-7 days'), internet('3-7 days')], staff: 50 },
  { hazard: /tornado/i, lost: [site('1 to 2 weeks'), power('3 days')], staff: 70 },
  { hazard: /wildfire|brush fire|smoke/i, lost: [site('3-7 days')], staff: 60 },
  { hazard: /earthquake|tsunami|volcan/i, lost: [site('1 to 2 weeks'), power('3 days'), internet('3 days')], staff: 50 },
  { hazard: /flood|dam failure|landslide|mudslide/i, lost: [site('1 to 2 weeks')], staff: 70 },
  { hazard: /winter|ice storm|blizzard|snow|extreme cold|freeze/i, lost: [power('1 day'), internet('1 day')], staff: 50 },
  { hazard: /extreme heat|heat wave|drought/i, lost: [power('8 hours')], staff: 80 },
  { hazard: /weather|thunderstorm|wind|derecho|hail|lightning/i, lost: [power('1 day'), internet('1 day')], staff: 80 },
  { hazard: /chemical|hazardous|evacuat|train derail|nuclear|explosion/i, lost: [site('1 to 3 days')] },
];

const LEVELS: readonly RiskLevel[] = ['high', 'medium', 'low'];

/** All that are rated high; where none is, the one rated highest, of equals the first. */
const listHazards = (model: RecoveryModel): Preset[] => {
  const hazards = ratedRisks(model.content, true).flatMap(({ name, list, level }) => {
    const effect = list === 'location_risks' ? hazardEffects.find(({ hazard }) => hazard.test(name)) : undefined;
    return effect === undefined ? [] : [{ title: formatRiskName(name), level, effect }];
  });
  const high = hazards.filter(({ level }) => level === 'high');
  const highest = LEVELS.map((wanted) => hazards.find(({ level }) => level === wanted)).find((hazard) => hazard !== undefined);
  return (high.length > 0 || highest === undefined ? high : [highest]).map(({ title, level, effect }) => {
    const reason = level === 'high' ? say.presets.hazard(title) : say.presets.firstHazard(title);
    return createPreset(idOf('hazard', title), title, reason, effect);
  });
};

const STOP = 'stop';
const idOf = (kind: string, title: string): string => `${kind}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

const createStop = ({ content, facts }: RecoveryModel, name: string): Preset | null => {
  const stop = findStop(facts, name, content);
  const title = formatRiskName(name);
  if (stop === null) return null;
  return createPreset(idOf(STOP, title), title, say.presets.stop(title), {
    lost: [
      ...stop.functions.map((fn) => lose('function', refOf(fn), stop.lasts)),
      ...stop.systems.map((system) => lose('system', refOf(system), stop.lasts)),
    ],
  });
};

const ofLockedSystems = /ransomware|\blocks?\b|cyber attack/i;

/** The worst first, as chapter 4 has them. */
const listByRating = ({ content }: RecoveryModel): RatedRisk[] =>
  ratedRisks(content, true).toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || riskRank(b) - riskRank(a));

/** Of the risks rated high, the first that takes out functions: its preset. What customers fear most is to be answered. */
export const findFirstFeared = (model: RecoveryModel): Preset | null => {
  const presets = new Map(listPresets(model).map((preset) => [preset.id, preset]));
  for (const { name, list, level } of listByRating(model)) {
    if (level !== 'high') return null;
    const isHazard = list === 'location_risks' && hazardEffects.some(({ hazard }) => hazard.test(name));
    const isLock = !isHazard && isCyberRisk(name) && ofLockedSystems.test(name);
    const id = isHazard ? idOf('hazard', formatRiskName(name)) : isLock ? RANSOMWARE : idOf(STOP, formatRiskName(name));
    const preset = presets.get(id);
    if (preset !== undefined) return preset;
  }
  return null;
};

/** The one rated highest of its kind. */
const listStops = (model: RecoveryModel): Preset[] => {
  for (const { name, level } of listByRating(model)) {
    const preset = level === 'high' ? createStop(model, name) : null;
    if (preset !== null) return [preset];
  }
  return [];
};

/** Owners of a function that stops without them. */
const listIrreplaceable = (model: RecoveryModel): Preset[] =>
  model.people.flatMap(({ kind, id, name, backups }, at) => {
    const owned = model.nodes
      .filter((node) => node.kind === 'function' && node.isOwnWork && node.owners.length === 1 && node.owners[0] === at)
      .map((node) => node.name);
    return kind !== 'employee' || backups.length > 0 || owned.length === 0
      ? []
      : [
          createPreset(`person-${id}`, say.presets.personTitle(name), say.presets.person(name, owned), {
            lost: [lose('person', id, '2 weeks')],
          }),
        ];
  });

/** Positions of what a function waits for. What only a standby needs is none of them. */
const findNeeded = ({ nodes }: RecoveryModel): ReadonlySet<number> => {
  const needed = new Set(nodes.flatMap(({ kind, needs }) => (kind === 'function' ? needs : [])));
  for (const at of needed) for (const next of nodes[at]!.needs) needed.add(next);
  return needed;
};

/** The scenarios that this plan should be able to answer. */
export const listPresets = (model: RecoveryModel): Preset[] => {
  const { presets } = say;
  const [home] = model.sites;
  const needed = findNeeded(model);
  return [
    createPreset(SITE_LOSS, presets.siteTitle(home!.name), presets.site, { lost: [lose('site', PRIMARY, null)] }),
    createPreset('power', presets.powerTitle, presets.power, { lost: [power('8 hours')] }),
    createPreset('internet', presets.internetTitle, presets.internet, { lost: [internet('24 hours')] }),
    ...(model.content.it_systems.length === 0
      ? []
      : [createPreset(RANSOMWARE, presets.ransomwareTitle, presets.ransomware, { lost: [lose('system', '*', null)] })]),
    ...model.nodes.flatMap((node, at) =>
      node.kind === 'supplier' && node.item.criticality === 'critical' && (needed.has(at) || !isStandby(node.item))
        ? [
            createPreset(
              `supplier-${refOf(node)}`,
              presets.supplierTitle(node.name),
              needed.has(at) ? presets.supplier(node.name) : say.neededByNone(node.name),
              { lost: [lose('supplier', refOf(node), '2 weeks')] },
            ),
          ]
        : [],
    ),
    ...listIrreplaceable(model),
    ...listHazards(model),
    ...listStops(model),
  ];
};
