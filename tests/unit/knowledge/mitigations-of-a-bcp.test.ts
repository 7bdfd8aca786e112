/** The mitigations that one business gets for all its risks: none is said twice, and none speaks of another place or trade. */
import { beforeAll, describe, expect, it } from 'vitest';
import { listIndustryRisks, listLocationRisks } from '#shared/knowledge/known-risks.ts';
import { mitigationFacts, suggestMitigationsForAll } from '#shared/knowledge/mitigations.ts';
import { findPlace, type Place } from '#shared/knowledge/places/place.ts';
import { buildProfile, type Profile } from '#shared/knowledge/profile.ts';
import { trades } from '#shared/knowledge/trades.ts';
import type { SuggestedMitigation } from '#shared/queues/suggestions.ts';

const ZIPS = {
  Galveston: '77550',
  'El Paso': '79901',
  Birmingham: '35203',
  Truckee: '96161',
  Anchorage: '99501',
  Brooklyn: '11201',
  Fargo: '58102',
};
/** Beside the cities above, for what depends on the water of the place. */
const SHORES = { Sandusky: '44870', Rockaway: '11694', Seaside: '97138' };
type City = keyof typeof ZIPS | keyof typeof SHORES;
const cities = Object.keys(ZIPS) as (keyof typeof ZIPS)[];

const places = new Map<City, Place>();
beforeAll(async () => {
  for (const [city, zip] of Object.entries({ ...ZIPS, ...SHORES })) places.set(city as City, (await findPlace(zip))!);
});

const profileOf = (city: City, trade: string, employee_count = 12): Promise<Profile> => {
  const place = places.get(city)!;
  return buildProfile({ business_name: 'Acme', trade, state: place.state, employee_count }, true, { place });
};
const listRisks = (profile: Profile): string[] => [
  ...new Set([...listIndustryRisks(profile), ...listLocationRisks(profile)].map(({ name }) => name)),
];

type Offer = { id: string; risks: string[]; mitigations: SuggestedMitigation[] };
const offers = new Map<City, Promise<Offer[]>>();
/** What every trade of the list is offered in a city for all its risks. */
const offersIn = (city: City): Promise<Offer[]> => {
  const found =
    offers.get(city) ??
    Promise.all(
      trades.map(async ({ id }) => {
        const profile = await profileOf(city, id);
        const risks = listRisks(profile);
        return { id, risks, mitigations: suggestMitigationsForAll(risks, profile) };
      }),
    );
  offers.set(city, found);
  return found;
};

const listRepeats = (texts: readonly string[]): string[] => [...new Set(texts.filter((text, at) => texts.indexOf(text) !== at))];

/** What saves a life stands with each danger that needs it. */
const lifeSaving =
  /^On a machine: (?:stop the pump, clamp and disconnect before anyone moves|clamp, disconnect and leave)\.|, start no dialysis until the medical director releases the water\.$/;

const textsOf = ({ detailed_strategy, incident_response_steps, specific_actions }: SuggestedMitigation): string[] => [
  ...(detailed_strategy ?? '').split('\n'),
  ...(incident_response_steps ?? []),
  ...(specific_actions ?? []),
];

describe.each(cities)('the mitigations of one BCP in %s', (city) => {
  it(`the mitigations of one BCP in ${city} answer every risk, and never with the same strategy`, async () => {
    const wrong = (await offersIn(city)).flatMap(({ id, risks, mitigations }) => [
      ...risks
        .filter((risk) => !mitigations.some(({ risk_name }) => risk_name === risk))
        .map((risk) => `${id}: none for ${risk}`),
      ...listRepeats(mitigations.map(({ mitigation_strategy }) => mitigation_strategy ?? '')).map((text) => `${id}: ${text}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it(`the mitigations of one BCP in ${city} never repeat a measure, order or action word for word`, async () => {
    const wrong = (await offersIn(city)).flatMap(({ id, mitigations }) =>
      listRepeats(mitigations.flatMap(textsOf).filter((text) => !lifeSaving.test(text))).map((text) => `${text} (${id})`),
    );
    expect(wrong).toEqual([]);
  });

  it(`the mitigations of one BCP in ${city} have one action each, and three orders or the answer that they refer to`, async () => {
    const short = (await offersIn(city)).flatMap(({ id, mitigations }) =>
      mitigations
        .filter(
          ({ mitigation_strategy, incident_response_steps, specific_actions }) =>
            (incident_response_steps!.length < 3 && !/^See “/.test(mitigation_strategy ?? '')) || !specific_actions?.length,
        )
        .map(({ risk_name }) => `${id}: ${risk_name}`),
    );
    expect(short).toEqual([]);
  });

  it(`the mitigations of one BCP in ${city} refer to each other for two risks at most`, async () => {
    const many = (await offersIn(city))
      .map(({ id, mitigations }) => ({
        id,
        references: mitigations.flatMap(({ risk_name, mitigation_strategy }) =>
          /^See “/.test(mitigation_strategy ?? '') ? [`${risk_name}: ${mitigation_strategy}`] : [],
        ),
      }))
      .filter(({ references }) => references.length > 2);
    expect(many).toEqual([]);
  });
});

const saidFor = async (risk: string, city: City, trade: string, employees?: number): Promise<string> => {
  const profile = await profileOf(city, trade, employees);
  return suggestMitigationsForAll([risk], profile)
    .flatMap((mitigation) => [mitigation.mitigation_strategy, mitigation.resources_required, ...textsOf(mitigation)])
    .join('\n');
};

describe('the mitigations of a place', () => {
  it.each([
    ['Winter Storms', 'Fargo', /plow contract before the first snow/],
    ['Winter Storms', 'Truckee', /plow contract before the first snow/],
    ['Winter Storms', 'Anchorage', /plowing and salting contract/],
    ['Winter Storms', 'Galveston', /Insulate pipes/],
    ['Hurricanes', 'Galveston', /evacuation zone of your site/],
    ['Storm Surge', 'Brooklyn', /leave before the order/],
    ['Wildfires', 'Truckee', /first 5 feet around the building/],
    ['Natural Disasters', 'Birmingham', /tornado shelter at every door/],
    ['Earthquakes', 'Truckee', /Drop, cover and hold on/],
  ] as const)('the mitigations of a place say what is needed there: %s in %s', async (risk, city, expected) => {
    expect(await saidFor(risk, city, 'hardware-store', 30)).toMatch(expected);
  });

  it.each([
    ['Winter Storms', 'Galveston', /plow|snow/i],
    ['Winter Storms', 'El Paso', /plow/i],
    ['Winter Storms', 'Birmingham', /plow contract|plowing and salting/i],
    ['Hurricanes', 'Fargo', /shutters|plywood|surge/i],
    ['Wildfires', 'Galveston', /30-foot zone|mesh|first 5 feet/i],
    ['Wildfires', 'Brooklyn', /30-foot zone|mesh|first 5 feet/i],
    ['Tsunamis', 'El Paso', /Walk the route twice/i],
    ['Avalanches', 'Birmingham', /beacon, probe/i],
    ['Natural Disasters', 'El Paso', /tornado shelter/i],
    ['Earthquakes', 'Truckee', /coast/i],
  ] as const)('the mitigations of a place leave out what belongs elsewhere: %s in %s', async (risk, city, unwanted) => {
    expect(await saidFor(risk, city, 'hardware-store', 30)).not.toMatch(unwanted);
  });

  it('a hazard that is not material at the place is accepted, with the reason and the lifesaving orders', async () => {
    const said = await saidFor('Hurricanes', 'El Paso', 'hardware-store');
    expect(said).toMatch(/^Accept the risk of Hurricanes/);
    expect(said).toMatch(/do what they say right away\. Call 911/);
  });
});

describe('the mitigations of a trade', () => {
  it.each([
    ['Civil Unrest', 'nursing-home', 40, /keep the service open behind locked doors/],
    ['Fire', 'nursing-home', 40, /move the people nearest the fire behind the next fire door/i],
    ['Hurricanes', 'nursing-home', 40, /move the people in your care first/],
    ['Wildfires', 'dairy-farm', 12, /animals leave first/],
    ['Staff Shortage', 'nursing-home', 40, /People in care are never left alone/],
    ['Telecommunications Outage', 'fire-department', 20, /backup center first/],
    ['Power Outages', 'dialysis-center', 30, /hand crank on every machine/],
    ['Key Personnel Loss', 'hardware-store', 3, /run the business for two weeks/],
    ['Floods', 'hardware-store', 12, /alternate site that this BCP names/],
    ['Floods', 'dairy-farm', 12, /high pasture/],
    ['Theft or Loss of Controlled Drugs', 'veterinary-clinic', 12, /hand them over[\s\S]*one business day[\s\S]*Form 106/],
    ['Theft or Loss of Controlled Drugs', 'pharmacy', 12, /count with a witness|with a witness each day/i],
  ] as const)('the mitigations of a trade say what it needs: %s for %s', async (risk, trade, employees, expected) => {
    expect(await saidFor(risk, risk === 'Wildfires' ? 'Truckee' : 'Galveston', trade, employees)).toMatch(expected);
  });

  it.each([
    ['Civil Unrest', 'hospital', 300, /close early/],
    ['Civil Unrest', 'nursing-home', 40, /close early\. Send people home/],
    ['Fire', 'nursing-home', 40, /get everyone out right away/],
    ['Hurricanes', 'hardware-store', 4, /plywood for each window|number the plywood/],
    ['Hurricanes', 'software-company', 4, /plywood|shutters|stock/],
    ['Power Outages', 'hardware-store', 4, /generator rental/],
    ['Pandemic', 'software-company', 30, /counter/],
    ['Floods', 'dairy-farm', 12, /go-box/],
    ['Winter Storms', 'dairy-farm', 12, /laptop|working from home/],
    ['Winter Storms', 'oyster-farm', 12, /working from home/],
    ['Winter Storms', 'dialysis-center', 30, /working from home/],
    ['Floods', 'oyster-farm', 12, /coworking|neighbor/],
    ['Floods', 'veterinary-clinic', 12, /pasture|bare ground/],
    ['Severe Thunderstorms', 'clothing-store', 4, /rooftop units/],
    ['Refrigeration Failure', 'bakery', 12, /hospital pharmacy/],
    ['Store Staff Shortage', 'bakery', 12, /\bguns\b|\bdeli\b/],
    ['Key Personnel Loss', 'oyster-farm', 12, /licensing board/],
    ['Theft or Loss of Controlled Drugs', 'veterinary-clinic', 12, /engrave|rent or borrow/],
  ] as const)(
    'the mitigations of a trade leave out what does not fit it: %s for %s',
    async (risk, trade, employees, unwanted) => {
      expect(await saidFor(risk, 'Galveston', trade, employees)).not.toMatch(unwanted);
    },
  );
});

describe('the mitigations of places where people sleep', () => {
  it.each([
    ['Fire', 'nursing-home', /rescue who is in danger[\s\S]*move the people nearest the fire/i, /get everyone out right away/],
    ['Fire', 'hospital', /rescue who is in danger[\s\S]*move the people nearest the fire/i, /get everyone out right away/],
    ['Fire', 'homeless-shelter', /get everyone out right away[\s\S]*Call 911/, /nearest the fire|next fire door/],
    ['Fire', 'college', /get everyone out right away[\s\S]*Call 911/, /nearest the fire|next fire door/],
    [
      'Fire',
      'care-home',
      /rescue who is in danger[\s\S]*call 911[\s\S]*as the fire department approved/i,
      /get everyone out right away/,
    ],
    ['Fire', 'doctors-office', /get everyone out right away/, /nearest the fire|next fire door/],
    ['Infectious Disease', 'homeless-shelter', /mask and a room apart[\s\S]*health department/, /send the person home/],
    ['Infectious Disease', 'hardware-store', /send the person home/, /room apart/],
    ['Staff Shortage', 'homeless-shelter', /borrow trained people/, /shorten the opening hours/],
    ['Staff Shortage', 'hardware-store', /shorten the opening hours/, /borrow trained people/],
    ['Extreme Cold', 'homeless-shelter', /moving everyone to a warm place/, /medical director|send people home/],
    ['Extreme Cold', 'nursing-home', /medical director/, /send people home/],
    ['Extreme Cold', 'food-bank', /send people home/, /people in your care/],
  ])('the mitigations of places where people sleep fit who sleeps there: %s for %s', async (risk, trade, says, never) => {
    const said = await saidFor(risk, 'Fargo', trade, 30);
    expect(said).toMatch(says);
    expect(said).not.toMatch(never);
  });
});

describe('the mitigations of a dialysis center before a hurricane', () => {
  it('the mitigations of a dialysis center before a hurricane keep one timeline, after the order to evacuate', async () => {
    const hurricane = await saidFor('Hurricanes', 'Galveston', 'dialysis-center', 30);
    expect(hurricane).toMatch(/If officials order[\s\S]*Five days out, list the patients[\s\S]*Three days out, start to treat/);
    expect(hurricane).toMatch(/Others cover their shifts[\s\S]*Finish before you clear the site[\s\S]*36 hours/);
    expect(hurricane).not.toMatch(/Five days out, treat|send home everyone/);
    const missed = await saidFor('Missed Dialysis Treatments', 'Galveston', 'dialysis-center', 30);
    expect(missed).toMatch(/If officials order[\s\S]*Three days before[\s\S]*36 hours before the wind/);
    expect(missed).not.toMatch(/a day before the storm/);
  });
});

describe('the mitigations of a shore', () => {
  const tides = /\btides?\b|salt water/i;
  it('the mitigations of a shore on a Great Lake speak of surge and seiches, never of tides or salt', async () => {
    for (const risk of ['Coastal Flooding', 'Storm Surge'])
      expect(await saidFor(risk, 'Sandusky', 'hardware-store')).not.toMatch(tides);
    expect(await saidFor('Coastal Flooding', 'Sandusky', 'hardware-store')).toMatch(/seiches[\s\S]*lakeshore flood watch/);
  });

  it('the mitigations of a shore of the sea speak of tides, never of a lake', async () => {
    const said = await saidFor('Coastal Flooding', 'Rockaway', 'hardware-store');
    expect(said).toMatch(/king tides[\s\S]*high tide/);
    expect(said).not.toMatch(/lake|seiche/i);
  });

  it('the mitigations of a shore send a crew on the flats to high ground after a quake, without a warning', async () => {
    const said = await saidFor('Earthquakes', 'Seaside', 'oyster-farm');
    expect(said).toMatch(/tidal flat, drop, cover and hold on\. Then go to high ground right away\. Do not wait for a warning/);
    expect(await saidFor('Earthquakes', 'Seaside', 'hardware-store')).not.toMatch(/tidal flat/);
  });
});

describe('the mitigations of a risk that one trade alone has', () => {
  it.each([
    ['Dialysis Water Failure', 'dialysis-center', /chlorine/, /cylinder|sedation/i],
    ['Power Loss during Treatment', 'dialysis-center', /trained staff return it by hand crank/, /food|freezer/i],
    ['Patient Transport Breakdown', 'dialysis-center', /second van service/, /orders|carrier|depot/i],
    ['Drowning or Stranding on the Tide', 'oyster-farm', /life jacket[\s\S]*channel 16/, /trench|electric shock/i],
    ['Stolen Administrator Sign-In', 'data-center', /hardware keys/, /bank’s fraud line|mailbox/],
    ['Grain Dust Explosion or Dryer Fire', 'grain-elevator', /1910\.272/, /cooking|hood|pan\b/i],
    ['Battery Room Fire', 'data-center', /cells reignite/, /cooking|hood|pan\b/i],
    ['Weather Trap at a Remote Strip', 'air-taxi', /ceiling, visibility/, /counter|shop|close early/i],
    ['Runway Excursion or Wildlife Strike at a Strip', 'air-taxi', /emergency beacon/, /trench|ladder/i],
    ['Rail or River Stoppage at Harvest', 'grain-elevator', /barge line/, /courier/i],
    ['Hot, Wet or Moldy Grain', 'grain-elevator', /Nobody enters the bin/, /recall/i],
    ['Run on Deposits', 'credit-union', /borrowing line/, /13-week|See “/],
    ['Standby Power or UPS Failure', 'data-center', /transfer switch/, /router|register/i],
    ['Trench Collapse', 'excavation-contractor', /second collapse/, /electric shock/i],
    ['Oxygen or Flow Loss in the Tanks', 'fish-farm', /ground-fault breaker[\s\S]*densest tanks/, /patient|cylinder right away/i],
    ['Crop Gear Lost in a Storm', 'oyster-farm', /anchors/, /machine|lock out/i],
    ['Hurricanes', 'oyster-farm', /sink or move floating gear/, /order forms|bring in cash/],
    ['Storm Surge', 'oyster-farm', /Texas Department of State Health Services reopens the beds/, /registers/],
    ['Extreme Heat', 'oyster-farm', /time to cooling/, /server/],
    ['Missing Crew in the Season', 'oyster-farm', /by tide, weather or delivery day/, /animals|milking/i],
    ['Missing Crew in the Season', 'dairy-farm', /Feed, water and milk first/, /ripe/],
    ['Fiber Cut at a Building Entry', 'data-center', /cross-connect/, /911 centers|hospitals/],
    ['Orders Mixed or Meat Lost in the Freezer', 'meat-locker', /two phones[\s\S]*40 °F/, /mock recall/],
    ['Integrator or Processing Plant Shutdown', 'poultry-farm', /state veterinarian/, /lease|landlord/i],
    ['Hail or Wind Damage to Trainers', 'flight-school', /A mechanic inspects/, /roofer|router/i],
    ['Furnace Freeze or Runout', 'foundry', /Never put water on metal/, /freezer|router/i],
    ['Energy Price or Curtailment', 'foundry', /charge no more metal[\s\S]*Never put water on molten metal/, /hiring|rent/],
    ['Damage to Molds or Dies', 'foundry', /Never stand under a hanging mold/, /known faults|neighbor/],
    ['Loss of Machine Programs', 'machine-shop', /Run above the part first/, /mailbox/],
    ['Aging Machinists Retire', 'machine-shop', /retired machinist/, /agency|opening hours/],
    ['Alloy or Casting Shortage', 'machine-shop', /mill certificates/, /retail purchase/],
    ['Quality Escape to a Customer', 'machine-shop', /customer quality in writing/, /anchor|within 24 hours/],
    ['Loss of Climate Control in the Pressroom', 'printer', /Match a first sheet/, /neighbor|known faults/],
    ['Packaged Food Recall', 'wholesale-bakery', /on the trucks and at the buyers/, /grinding|custom customers/i],
    ['Carbon Monoxide after Our Work', 'heating-cooling', /personal carbon monoxide alarm/, /exhaust hose|\bbay\b/],
    ['Drug and Vaccine Cold-Chain Loss', 'veterinary-clinic', /maker of each product/, /state program|ammonia/],
    ['Floods', 'foundry', /reach molten metal[\s\S]*pour out and melt nothing new/, /patients/],
    ['Flash Floods', 'foundry', /molten metal or glass explodes/, /patients/],
    ['Winter Storms', 'ambulance-service', /only crews on calls that cannot wait drive/, /no one travels/],
    ['Winter Storms', 'fire-department', /only crews on calls that cannot wait drive/, /no one travels/],
    ['Winter Storms', 'roofer', /no one travels/, /only crews on calls/],
    ['Hurricanes', 'medical-laboratory', /generator/, /people in your care|start to treat/],
    ['Tornadoes', 'medical-laboratory', /lowest floor/, /wheelchairs|cannot be moved/],
    ['Shared Branch Switch Outage', 'credit-union', /stand-in limits/, /card reader/],
    ['Injury on the Job', 'remodeler', /site address/, /mower/i],
    ['Extreme Heat', 'dialysis-center', /Patients on a fluid limit drink as their physician orders/, /give everyone cool water/],
    [
      'Key Personnel Loss',
      'dialysis-center',
      /start no treatment, and place patients elsewhere/,
      /waits until someone who holds/,
    ],
    ['Hurricanes', 'credit-union', /to evacuate with their family/, /send home everyone/],
    ['Open Roof in the Rain', 'roofer', /tarp from ridge to eave/, /plumber|main shutoff/],
  ])('the mitigations of a risk that one trade alone has are of that trade: %s', async (risk, trade, expected, foreign) => {
    const said = await saidFor(risk, 'Galveston', trade, 14);
    expect(said).toMatch(expected);
    expect(said).not.toMatch(foreign);
  });
});

describe('the mitigations of a general risk', () => {
  it('the mitigations of a windstorm speak of wind and not of lightning', async () => {
    const said = await saidFor('High Winds', 'Fargo', 'roofer', 12);
    expect(said).toMatch(/at the written limit/);
    expect(said).not.toMatch(/thunder|lightning|surge protector/i);
  });

  it('the mitigations of a shortage ask no trade what it can make', async () => {
    for (const trade of ['courier', 'heating-cooling', 'clothing-store'])
      expect(await saidFor('Supply Chain Disruption', 'Fargo', trade, 12)).not.toMatch(/can make/);
  });
});

describe('the rules of a state', () => {
  it.each([
    ['Wildfire Smoke', 'Seaside', /own rule requires[\s\S]*AQI 101[\s\S]*Offer N95/, /AQI 72/],
    ['Extreme Heat', 'Truckee', /own rule requires[\s\S]*From 80 °F[\s\S]*From 90 °F/, /52 °F/],
    ['Extreme Heat', 'Galveston', /From 80 °F/, /own rule requires/],
  ] as const)('the rules of a state on %s are met in %s', async (risk, city, expected, foreign) => {
    const said = await saidFor(risk, city, 'roofer', 12);
    expect(said).toMatch(expected);
    expect(said).not.toMatch(foreign);
  });
});

describe('the dates of mitigations', () => {
  it('no mitigation is due on a day that a BCP written later has missed', () => {
    const onDays = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
    expect(
      mitigationFacts.flatMap(({ facts }) => facts.flatMap(({ timeline }) => timeline)).filter((text) => onDays.test(text)),
    ).toEqual([]);
  });
});

describe('the owners of mitigations', () => {
  it('a farm of twelve has no finance manager', async () => {
    const profile = await profileOf('Fargo', 'row-crop-farm', 12);
    const owners = suggestMitigationsForAll(listRisks(profile), profile).map(({ responsible_party }) => responsible_party);
    expect(owners.join('\n')).not.toMatch(/Finance Manager/);
  });
});

describe('the mitigations of a risk to life', () => {
  it.each<[risk: string, trade: string, ...says: RegExp[]]>([
    ['Overdose on Site', 'addiction-treatment', /call 911 right away/, /naloxone into one nostril/, /rescue breaths/, /988/],
    ['Client Suicide or Violent Incident', 'mental-health-practice', /call or text 988/, /leave the room/, /safety plan/],
    [
      'Drowning or Injury in an Activity',
      'summer-camp',
      /Reach with a pole/,
      /CPR with rescue breaths/,
      /search the water first/,
    ],
    ['Drowning or Playground Injury', 'parks-and-recreation', /rescue breaths/, /head and neck/],
    ['Drowning or Injury in a Common Area', 'hoa-manager', /throw a float/, /call the parents/i],
    ['Drowning or Fall on a Guided Trip', 'outfitter-guide', /No guide swims/, /life jacket and a helmet/, /rescue breaths/],
    ['Person Overboard', 'ferry-tour-boat', /point without looking away/, /channel 16/, /Throw the ring/],
    ['Hypothermia and Fatigue on Deck', 'commercial-fishing', /stop shivering/, /channel 16/, /no alcohol/],
    ['Boat Fire or Electric Shock at the Dock', 'marina', /let no one jump in/, /shore power/, /911/],
    ['Choking, Allergy or Burn at the Table', 'restaurant', /5 back blows/, /epinephrine right away/, /10 minutes/],
    ['Cardiac Arrest or Serious Injury on the Floor', 'gym', /AED/, /Push hard and fast/, /911/],
    ['Medical Emergency on Site', 'urgent-care', /start CPR/, /epinephrine/, /call 911/],
    ['Heat Illness in Attics and on Roofs', 'heating-cooling', /call 911/, /cold water or ice/, /never leave them alone/],
    ['Caregiver Alone in Danger', 'hospice', /leave right away and call 911/, /check-in is missed/],
    ['Heating or Cooling Failure with Participants Inside', 'adult-day-care', /Call 911/, /Carbon monoxide/, /frail people/],
    ['Building without Heat, Cooling or Elevators', 'housing-authority', /elevator/, /Carbon monoxide/],
    ['Struck-by or Electrocution in a Tree', 'tree-service', /35 feet/, /line is dead/, /tourniquet/, /10 feet/],
    ['Struck by a Tree, Log or Machine', 'logging-company', /Look up/, /coordinates/, /tourniquet/],
    ['Crew Struck or Injured on the Road', 'public-works-department', /No one runs into a live lane/, /mile marker/],
    ['Operator Struck on the Roadside', 'towing-company', /No one runs into a live lane/, /911/],
    ['Injury at a Machine', 'machine-shop', /emergency stop/, /Lock the power off before you reach in/, /severed part/],
    ['Student Injured on a Machine', 'trade-school', /911/, /tourniquet/],
    ['Rack Collapse or Forklift Injury', 'warehouse-3pl', /second bay/, /911/, /count everyone/],
    ['Molten Metal Burn or Explosion', 'foundry', /Never put water on molten metal/, /safety shower/],
    ['Isocyanate Exposure or Air Permit Problem', 'body-shop', /fresh air and call 911/, /supplied air/],
    ['Overpressure in a Low-Pressure System', 'gas-utility', /leave buildings now/, /touching no switch/, /stay out/],
    ['Accidental Shooting or Suicide at the Range', 'gun-shop', /cease fire/, /988/, /Pack the wound/],
    ['Crash with a Student at the Wheel', 'driving-school', /911/, /second brake/],
    ['Lithium Battery Fire in E-Bikes', 'outdoor-gear-store', /leave|get customers and staff out/, /Do not carry it out/, /911/],
    ['Electric Vehicle Fire in the Lot', 'towing-company', /50 feet/, /Touch no orange cable/, /911/],
    ['Fire on a Building under Construction', 'general-contractor', /sign-in sheet/, /collapse line/, /911/],
    ['Coach Fire', 'charter-bus', /100 feet/, /passenger list/, /911/],
    ['Runaway Reaction', 'chemical-maker', /upwind past the fence/, /No one goes to the vessel/, /911/],
    ['Barn Fire with Horses Inside', 'horse-stable', /Call 911 first/, /no one enters/, /They run back/],
    ['Pesticide, Fertilizer or Ammonia Release', 'row-crop-farm', /at least 15 minutes/, /upwind/, /911/],
    ['Log Truck Crash or Rollover', 'logging-company', /Logs can still roll/, /No one cuts a binder/, /911/],
    ['Tank Rollover', 'tanker-carrier', /upwind and uphill/, /placard number/, /911/],
    ['Heat or Ventilation Failure under Cover', 'cannabis-grower', /carbon monoxide/i, /Crews leave above the heat limit/],
    ['Tree or Limb Dropped on Property', 'tree-service', /35 feet/, /No one goes under it/, /911/],
    ['Injury on the Job', 'remodeler', /site address/, /CPR/, /OSHA/],
    ['Fall from a Roof or Ladder', 'roofer', /hanging worker down within minutes/, /CPR/, /OSHA/],
    ['Fall or Shock Injury on a Solar Roof', 'solar-installer', /Open the disconnect/, /911/],
    ['Struck-by Injury beside a Machine', 'excavation-contractor', /operator stays in/, /35 feet/],
    ['Worker Injury in a Pool Shell', 'pool-builder', /climbs out/, /trench rescue/],
    ['Burn, Cut or Bad Air Injury on a Plumbing Job', 'plumber', /do not climb in/, /911/],
    ['Shock, Burn or Fall Injury at a Unit', 'heating-cooling', /open the disconnect/, /CPR/],
    ['Mower, Blade or Rollover Injury', 'landscaper', /tourniquet/, /epinephrine/],
    ['Dog Bites, Falls and Heat', 'courier', /rabies/, /cool with water and ice/],
    ['Tire or Rim Explosion', 'tire-shop', /trajectory/, /step out of the path/, /911/],
    ['Vehicle off a Lift or Shop Injury', 'auto-repair-shop', /run clear/, /lower nothing blindly/, /911/],
    ['Guest Injury or Violence', 'restaurant', /hands open/, /run if you can/, /1-800-985-5990/],
    [
      'Fire or Carbon Monoxide While Guests Sleep',
      'hotel',
      /No one uses an elevator/,
      /carbon monoxide, and bring all out|bring all out/,
    ],
    ['Long-Term Guests, Crime or Trafficking', 'motel', /1-888-373-7888/, /Do not confront/],
    ['Wildfire or Tsunami with Guests on Site', 'resort-lodge', /walk everyone uphill right away/, /No one returns/],
    ['Avalanche or Buried Guest', 'ski-area', /search right away/, /15 minutes/, /CPR with breaths/],
    ['Tent Collapse or Lightning at an Event', 'event-venue', /30 minutes after the last thunder/, /No one holds a pole/],
    ['Passenger Assault or Threat', 'taxi-limo', /open all doors/, /Do not argue, block or chase/],
    ['Child Left on a Bus or at a Wrong Stop', 'school-bus-contractor', /call 911 and dispatch right away/],
    ['Carbon Dioxide in the Cellar at Crush', 'winery', /stay out/, /911/, /carbon dioxide/],
  ])('the mitigations of a risk to life say what saves it: %s', async (risk, trade, ...says) => {
    const profile = await profileOf('Galveston', trade, 14);
    expect(listRisks(profile)).toContain(risk);
    const said = await saidFor(risk, 'Galveston', trade, 14);
    for (const expected of says) expect(said).toMatch(expected);
    expect(said).not.toMatch(/See “|three hazards that hurt|all-hazards/);
  });
});
