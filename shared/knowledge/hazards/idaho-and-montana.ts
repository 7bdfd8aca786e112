import { CENTRAL_IDAHO_FAULTS, INTERMOUNTAIN_SEISMIC_BELT } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Fires after NIFC and state forestry, earthquakes after USGS. */

const NORTH_IDAHO = [
  'Boundary',
  'Bonner',
  'Kootenai',
  'Benewah',
  'Shoshone',
  'Latah',
  'Nez Perce',
  'Clearwater',
  'Lewis',
  'Idaho',
];
const TREASURE_VALLEY = ['Ada', 'Canyon', 'Gem', 'Payette', 'Boise', 'Elmore', 'Owyhee', 'Washington'];
const CENTRAL_MOUNTAINS = ['Blaine', 'Custer', 'Lemhi', 'Valley', 'Camas', 'Adams', 'Boise', 'Idaho'];
const WEST_MONTANA: Region = { west: -110.9 };
const EAST_MONTANA: Region = { east: -110.5 };
const MONTANA_MOUNTAIN_TOWNS = [
  'Flathead',
  'Lincoln',
  'Missoula',
  'Ravalli',
  'Mineral',
  'Sanders',
  'Lake',
  'Gallatin',
  'Park',
  'Madison',
  'Glacier',
  'Carbon',
];
const ROCKY_MOUNTAIN_FRONT: Region = { west: -108.9, east: -113.5 };

export const idahoAndMontana = {
  ID: {
    name: 'Idaho',
    hazards: [
      [
        'Wildfires',
        'Fires of 2024 burned nearly a million acres in Idaho, among them Wapiti near Stanley and Paddock near Emmett.',
        {
          where: { counties: [...TREASURE_VALLEY, ...CENTRAL_MOUNTAINS] },
          frequency: 'every summer',
          source: 'NIFC',
          warning: 'Hours',
        },
      ],
      [
        'Wildfires',
        'The Gwen Fire burned homes and emptied Juliaetta in July 2024, and the Ridge Creek Fire brought evacuations at Hayden Lake in 2023.',
        { where: { counties: NORTH_IDAHO }, frequency: 'most summers', source: 'Idaho Department of Lands', warning: 'Hours' },
      ],
      [
        'Winter Storms',
        'Heavy snow closes US-95, the only highway between north and south, and I-90 at Fourth of July and Lookout passes.',
        { where: { counties: NORTH_IDAHO }, frequency: 'every winter', source: 'Idaho Transportation Department' },
      ],
      [
        'Winter Storms',
        'Snow of the winter of 2016-17 collapsed onion sheds and roofs at Weiser and Payette and stopped Boise for days.',
        { where: { counties: TREASURE_VALLEY }, frequency: 'severe in 2017', source: 'NWS Boise' },
      ],
      [
        'Wildfire Smoke',
        'The Treasure Valley traps smoke from fires all over the Northwest for weeks in August and September.',
        { where: { counties: TREASURE_VALLEY }, frequency: 'most summers', source: 'Idaho DEQ' },
      ],
      [
        'Avalanches',
        'Slides close Highway 21 between Lowman and Stanley and Highway 75 at Galena for days each winter.',
        {
          where: { counties: ['Blaine', 'Custer', 'Boise', 'Valley', 'Shoshone', 'Teton', 'Bonner'] },
          elsewhere: 'Avalanches happen in the mountains of central Idaho and on the state line.',
          frequency: 'every winter',
          source: 'Idaho Transportation Department',
        },
      ],
      [
        'Earthquakes',
        'Borah Peak (6.9 in 1983) damaged Challis and Mackay, and Stanley shook at 6.5 in March 2020.',
        { where: CENTRAL_IDAHO_FAULTS, frequency: 'above 6 in 1944, 1983 and 2020', source: 'USGS' },
      ],
      [
        'Earthquakes',
        'Eastern Idaho lies on the belt of faults from Yellowstone past the Tetons to Utah. Soda Springs had hundreds of shocks in 2017.',
        {
          where: { ...INTERMOUNTAIN_SEISMIC_BELT },
          elsewhere: 'Strong earthquakes of Idaho strike its central mountains and the east.',
          source: 'USGS',
        },
      ],
      [
        'Winter Storms',
        'Wind and drifting snow close I-15 and I-84 between Burley, Pocatello and Idaho Falls.',
        { frequency: 'every winter', source: 'Idaho Transportation Department' },
      ],
      [
        'Floods',
        'Snowmelt of 2017 kept the Boise and Big Wood rivers over their banks for weeks in Boise, Hailey and Ketchum.',
        {
          where: { counties: [...TREASURE_VALLEY, 'Blaine', 'Camas', 'Custer', 'Valley'] },
          frequency: 'in 1983, 1997, 2006 and 2017',
          source: 'NWS Boise',
          warning: 'Days to weeks',
        },
      ],
      [
        'Floods',
        'Rain on snow floods the Coeur d’Alene, St. Joe and Clearwater, as in February 1996, and washes out roads and rails.',
        { where: { counties: NORTH_IDAHO }, frequency: 'in 1974, 1996 and 1997', source: 'NWS Spokane' },
      ],
      [
        'Landslides',
        'Rockfall at Riggins closed US-95 for weeks in July 2020. Slides cut Highway 14 to Elk City for months in 2016.',
        {
          where: {
            counties: ['Idaho', 'Adams', 'Boise', 'Valley', 'Clearwater', 'Nez Perce', 'Lewis', 'Teton', 'Custer', 'Lemhi'],
          },
          elsewhere: 'Slides that cut highways happen in the canyons of central Idaho.',
          source: 'Idaho Transportation Department',
        },
      ],
      [
        'Dust Storms',
        'Dust from dry fields closes I-84 and I-86 between Mountain Home, Burley and American Falls.',
        {
          where: {
            counties: [
              'Elmore',
              'Twin Falls',
              'Jerome',
              'Minidoka',
              'Cassia',
              'Power',
              'Bingham',
              'Bannock',
              'Bonneville',
              'Jefferson',
              'Gooding',
              'Lincoln',
            ],
          },
          elsewhere: 'Dust that stops traffic blows over the fields of the Snake River Plain.',
          source: 'NWS Pocatello',
        },
      ],
      [
        'Wildfires',
        'Range fires cross the Snake River Plain in hours. The Charlotte Fire destroyed 66 homes in Pocatello in June 2012.',
        { frequency: 'every summer', source: 'NIFC', warning: 'Minutes to hours' },
      ],
      [
        'Wildfire Smoke',
        'Smoke from fires of the whole Northwest reached hazardous levels in Coeur d’Alene and Salmon in 2017, 2020 and 2022.',
        { frequency: 'most summers', source: 'Idaho DEQ' },
      ],
      [
        'Floods',
        'Spring melt of the Snake and Portneuf floods fields and low streets, as in February 2017 at Shoshone and Pocatello.',
        { isOfSomeLots: true, source: 'NWS Pocatello' },
      ],
      [
        'Drought',
        'Groundwater users of the Eastern Snake Plain faced curtailment orders in 2023 and 2024.',
        {
          where: { south: 44.3 },
          elsewhere: 'The north of Idaho seldom lacks water.',
          source: 'Idaho Department of Water Resources',
        },
      ],
    ],
  },
  MT: {
    name: 'Montana',
    hazards: [
      [
        'Wildfires',
        'Lolo Peak and Rice Ridge (2017) and Boulder 2700 on Flathead Lake (2021) forced evacuations from homes and firms.',
        { where: WEST_MONTANA, frequency: 'every summer', source: 'NIFC', warning: 'Hours' },
      ],
      [
        'Winter Storms',
        'Blizzards and ground blizzards close I-15 and US-2 along the Rocky Mountain Front, and parts wait for days.',
        { where: { ...ROCKY_MOUNTAIN_FRONT }, frequency: 'every winter', source: 'Montana Department of Transportation' },
      ],
      [
        'Extreme Cold',
        'Arctic air sinks below -40 °F on the plains and in the valleys. Rogers Pass holds the record of the lower 48 states, -70 °F.',
        { frequency: 'most winters', source: 'NWS Great Falls' },
      ],
      [
        'Wildfire Smoke',
        'Smoke from the fires of the Northwest lies in Missoula, Helena, Butte and Great Falls for weeks, as in 2017 and 2021.',
        {
          where: WEST_MONTANA,
          elsewhere: 'Thick smoke stays for weeks in the western valleys, for days on the plains.',
          frequency: 'most summers',
          source: 'Montana DEQ',
        },
      ],
      [
        'High Winds',
        'Chinook wind at Great Falls, Browning and Livingston overturns trucks and trains. Gusts above 80 mph come every winter.',
        {
          where: { anyOf: [{ west: -110.3, east: -113.4, north: 46.6 }, { counties: ['Park', 'Sweet Grass', 'Stillwater'] }] },
          elsewhere: 'The strongest winds of Montana blow along the Rocky Mountain Front and at Livingston.',
          frequency: 'every winter',
          source: 'NWS Great Falls',
        },
      ],
      [
        'Earthquakes',
        'Helena was shaken for months in 1935, Hebgen Lake broke at 7.3 in 1959, and Lincoln shook at 5.8 in 2017.',
        {
          where: INTERMOUNTAIN_SEISMIC_BELT,
          elsewhere: 'Damaging earthquakes strike western Montana.',
          frequency: 'damaging ones in 1925, 1935, 1959 and 2017',
          source: 'USGS',
        },
      ],
      [
        'Floods',
        'The Yellowstone flood of June 2022 took out roads, bridges and water systems of Gardiner, Red Lodge and Fromberg.',
        {
          where: { counties: ['Park', 'Carbon', 'Stillwater', 'Sweet Grass', 'Yellowstone', 'Gallatin'] },
          frequency: 'highest on record in 2022',
          source: 'USGS',
        },
      ],
      [
        'Floods',
        'Rain on snow of June 1964 broke dams and flooded Great Falls, Choteau and the Sun River valley. It came again in 1975.',
        { where: { ...ROCKY_MOUNTAIN_FRONT, north: 46.9 }, frequency: 'great floods in 1964 and 1975', source: 'USGS' },
      ],
      [
        'Hail',
        'Billings hail of May 2010 and August 2019 damaged tens of thousands of roofs and vehicles.',
        {
          where: { east: -109.8 },
          elsewhere: 'Destructive hail is a hazard of the plains of eastern Montana.',
          frequency: 'most summers',
          source: 'NWS Billings',
        },
      ],
      [
        'Tornadoes',
        'A tornado took the roof off the arena in Billings on Father’s Day 2010. Most cross open range in the east.',
        {
          where: EAST_MONTANA,
          elsewhere: 'Tornadoes of Montana touch down on the eastern plains.',
          frequency: 'about 10 a year in Montana',
          source: 'NOAA',
        },
      ],
      [
        'Wildfires',
        'Grass and pine burn on the eastern plains. The Lodgepole Complex took 270,000 acres of range in July 2017.',
        { frequency: 'every summer', source: 'Montana DNRC', warning: 'Minutes to hours' },
      ],
      [
        'Winter Storms',
        'Blizzards close I-90 and I-94 and strand deliveries between towns 80 miles apart. Passes such as Lookout close for hours.',
        { frequency: 'every winter', source: 'Montana Department of Transportation' },
      ],
      [
        'Avalanches',
        'A slide reached homes in Missoula in February 2014. Slides close US-2 at Marias Pass and its railroad.',
        {
          where: { counties: MONTANA_MOUNTAIN_TOWNS },
          elsewhere: 'Avalanches happen in the mountains of the west and at Cooke City.',
          frequency: 'every winter',
          source: 'Montana avalanche centers',
        },
      ],
      [
        'Floods',
        'Ice jams and snowmelt flood the Milk, Clark Fork and Musselshell, as in 2011 and 2018.',
        { frequency: 'in 1997, 2011 and 2018', source: 'NWS' },
      ],
      [
        'Drought',
        'Ranches of the north and east sold herds in 2017 and 2021, when hay failed and stock ponds dried.',
        {
          where: { east: -112.2 },
          elsewhere: 'Western valleys lack water less often than the plains.',
          frequency: 'in 2002, 2017 and 2021',
          source: 'U.S. Drought Monitor',
        },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
