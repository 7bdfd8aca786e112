import { LAKE_EFFECT_SNOW } from '../places/named-regions.ts';
import type { Region } from '../places/region.ts';
import type { StateHazards } from './hazard.ts';

/** Tornado averages are NOAA's for 1991 to 2010. Blizzards of the Red River valley after NWS Grand Forks. */

const TWIN_CITIES = ['Hennepin', 'Ramsey', 'Dakota', 'Anoka', 'Washington', 'Scott', 'Carver'];
const NORTH_WOODS: Region = { north: 46.2, east: -95.6 };
const RED_RIVER_OF_MINNESOTA: Region = { west: -95.8, north: 45.8 };
const RIVER_BLUFFS = ['Houston', 'Winona', 'Wabasha', 'Goodhue', 'Fillmore', 'Olmsted'];
const MILWAUKEE = ['Milwaukee', 'Waukesha', 'Racine', 'Kenosha', 'Ozaukee', 'Washington'];
const DRIFTLESS = [
  'Vernon',
  'Crawford',
  'Richland',
  'Grant',
  'Monroe',
  'La Crosse',
  'Sauk',
  'Juneau',
  'Iowa',
  'Lafayette',
  'Trempealeau',
  'Buffalo',
];
const CENTRAL_SANDS = ['Portage', 'Waushara', 'Adams', 'Wood', 'Waupaca', 'Marquette', 'Juneau'];

export const minnesotaAndWisconsin = {
  MN: {
    name: 'Minnesota',
    hazards: [
      [
        'Winter Storms',
        'Blizzards of the Red River valley close I-29, I-94 and US-75 for a day or two.',
        { where: RED_RIVER_OF_MINNESOTA, frequency: 'about 2 blizzards a winter', source: 'NWS Grand Forks' },
      ],
      [
        'Severe Thunderstorms',
        'Hail of June 2017 and August 2023 in the Twin Cities cost billions in roofs and vehicles.',
        { where: { counties: TWIN_CITIES }, frequency: 'every summer', source: 'Minnesota Department of Commerce' },
      ],
      [
        'Winter Storms',
        'Heavy snow loads roofs and stops I-94 and I-35. The Metrodome roof fell in December 2010. 1991 left 28 inches at Halloween.',
        { where: { counties: TWIN_CITIES }, frequency: 'every winter', source: 'Minnesota DNR' },
      ],
      [
        'Extreme Cold',
        'Wind chill under -50 °F closes schools and freezes sprinkler pipes. In January 2019, gas pressure fell at Princeton.',
        { where: { south: 46.8, north: 44.5 }, frequency: 'most winters', source: 'Minnesota DNR' },
      ],
      [
        'Extreme Cold',
        'Wind chill under -50 °F closes schools and freezes sprinkler pipes.',
        { frequency: 'most winters', source: 'Minnesota DNR' },
      ],
      [
        'Tornadoes',
        'North Minneapolis was struck on May 22, 2011. Hugo was struck in 2008.',
        { where: { counties: TWIN_CITIES }, frequency: 'about 45 a year in Minnesota', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Wadena and Albert Lea were struck on June 17, 2010, when 48 tornadoes crossed the state. St. Peter was struck in 1998.',
        { frequency: 'about 45 a year in Minnesota', source: 'NOAA' },
      ],
      [
        'Floods',
        'The Red flooded Moorhead, Breckenridge and East Grand Forks in 1997 and 2009. It rises slowly over flat land at snowmelt.',
        {
          where: RED_RIVER_OF_MINNESOTA,
          frequency: 'in 1997, 2009, 2010 and 2011',
          source: 'NWS Grand Forks',
          warning: 'Weeks for snowmelt, hours after rain',
        },
      ],
      [
        'Floods',
        'In August 2007, 15 inches of rain fell near Hokah in a day, and Rushford was flooded. Zumbro Falls followed in 2010.',
        { where: { counties: RIVER_BLUFFS }, frequency: 'in 2007 and 2010', source: 'NWS La Crosse', warning: 'Hours' },
      ],
      [
        'Flash Floods',
        'Ten inches of rain tore up streets of Duluth in June 2012 and flooded its zoo.',
        {
          where: { counties: ['St. Louis', 'Carlton', 'Lake', 'Cook'] },
          elsewhere: 'On flatter land, rain rises more slowly: see floods.',
          source: 'NWS Duluth',
          warning: 'Hours',
        },
      ],
      [
        'Wildfires',
        'The Camp House Fire burned around 150 homes and cabins near Brimson in May 2025. Greenwood closed Highway 1 in 2021.',
        {
          where: { counties: ['St. Louis', 'Lake', 'Cook'] },
          frequency: 'large fires in 2007, 2011, 2021 and 2025',
          source: 'Minnesota DNR',
        },
      ],
      [
        'Wildfires',
        'Spring grass and peat fires of the northwest and the jack pine of central Minnesota bring evacuations in dry years.',
        {
          where: NORTH_WOODS,
          elsewhere: 'Large wildfires burn in the forests of the north. Smoke is what reaches here.',
          source: 'Minnesota DNR',
        },
      ],
      [
        'Wildfire Smoke',
        'Smoke from Canada brought Minnesota its most air quality alerts on record in 2023, and more in 2025.',
        { frequency: 'in 2018, 2021, 2023, 2024 and 2025', source: 'Minnesota Pollution Control Agency' },
      ],
      [
        'Floods',
        'The Minnesota and Mississippi flood at snowmelt, as in 1965, 1997 and 2001. The Rapidan Dam near Mankato was bypassed in June 2024.',
        { frequency: 'in 1965, 1997, 2001 and 2024', source: 'USGS' },
      ],
      [
        'Winter Storms',
        'Snow, ice and wind close I-35, I-90 and US-2, and heavy wet snow took power from the North Shore in December 2022.',
        { frequency: 'every winter', source: 'NWS' },
      ],
      [
        'Severe Thunderstorms',
        'The derecho of May 12, 2022 wrecked grain bins and lines. That of July 1999 flattened the Boundary Waters.',
        { frequency: 'every summer', source: 'NWS' },
      ],
      [
        'Coastal Flooding',
        'Gales of October 2017 and 2018 broke the Lakewalk and Canal Park shore of Duluth.',
        {
          where: { lakeWithin: 2, counties: ['St. Louis', 'Lake', 'Cook'] },
          elsewhere: 'Waves of Lake Superior reach its shore only.',
          frequency: 'in 2017 and 2018',
          source: 'NOAA',
        },
      ],
    ],
  },
  WI: {
    name: 'Wisconsin',
    hazards: [
      [
        'Winter Storms',
        'Lake-effect snow buries Hurley and the Bayfield shore under 150 inches a winter and more.',
        {
          where: { ...LAKE_EFFECT_SNOW, north: 46 },
          frequency: 'over 150 inches a winter in the snowbelt',
          source: 'NWS Duluth',
        },
      ],
      [
        'Floods',
        'Milwaukee had over 14 inches of rain at one gauge on August 9 and 10, 2025. Basements and the State Fair grounds flooded.',
        { where: { counties: MILWAUKEE }, frequency: 'in 2008, 2010, 2018 and 2025', source: 'NWS Milwaukee', warning: 'Hours' },
      ],
      [
        'Floods',
        'In August 2018, 11 inches fell west of Madison, and its lakes stayed in the streets for weeks.',
        {
          where: { counties: ['Dane', 'Columbia', 'Jefferson', 'Rock', 'Dodge', 'Green'] },
          frequency: 'in 2008 and 2018',
          source: 'NWS Milwaukee',
        },
      ],
      [
        'Flash Floods',
        'The Kickapoo flooded Viola, Soldiers Grove and Gays Mills in 1978, 2007, 2008 and 2018. Hollows fill within hours.',
        {
          where: { counties: DRIFTLESS },
          elsewhere: 'Outside the steep valleys of the southwest, see floods.',
          frequency: 'in 1978, 2007, 2008, 2016 and 2018',
          source: 'NWS La Crosse',
        },
      ],
      [
        'Extreme Cold',
        'The vortex of January 2019 brought wind chill of -50 °F. Mail carriers stopped, and pipes and milk lines froze.',
        { frequency: 'most winters', source: 'NWS Milwaukee' },
      ],
      [
        'Severe Thunderstorms',
        'The storms of July 19 and 20, 2019 flattened 270,000 acres of northern forest and took out power for a week.',
        { where: { north: 44.3 }, frequency: 'every summer', source: 'Wisconsin DNR' },
      ],
      [
        'Severe Thunderstorms',
        'Wind and hail cross the south each summer. May 1998 brought gusts above 100 mph and cut power around Milwaukee for days.',
        { frequency: 'every summer', source: 'NWS Milwaukee' },
      ],
      [
        'Tornadoes',
        'An EF2 struck Evansville in February 2024, the first of that month on record, and an F5 Barneveld in 1984.',
        { where: { south: 43.7 }, frequency: 'about 24 a year in Wisconsin', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Ladysmith was struck in September 2002, Siren in 2001 and Chetek in May 2017.',
        { where: { north: 44.5, west: -90 }, frequency: 'about 24 a year in Wisconsin', source: 'NOAA' },
      ],
      [
        'Tornadoes',
        'Tornadoes have struck every part of Wisconsin.',
        { frequency: 'about 24 a year in Wisconsin', source: 'NOAA' },
      ],
      [
        'Winter Storms',
        'Snow and ice close I-94, I-39 and I-43. February 2008 stranded 2,000 vehicles near Madison. Farm roofs fall and milk waits.',
        { where: { south: 44 }, frequency: 'every winter', source: 'Wisconsin DOT' },
      ],
      [
        'Winter Storms',
        'Snow and ice close Wisconsin highways for hours to days. Farm roofs fall and milk waits.',
        { frequency: 'every winter', source: 'Wisconsin DOT' },
      ],
      [
        'Ice Storms',
        'Ice in March 1976 left much of southern Wisconsin without power for a week. February 2023 did so around Milwaukee.',
        {
          where: { south: 45.2 },
          elsewhere: 'In the north, winter comes as snow more than ice.',
          source: 'NWS Milwaukee',
        },
      ],
      [
        'Wildfire Smoke',
        'Smoke from Canada brought Milwaukee, Madison and Eau Claire the worst air on record in June 2023.',
        { frequency: 'in 2021, 2023, 2024 and 2025', source: 'Wisconsin DNR' },
      ],
      [
        'Floods',
        'The Wisconsin, Wolf, Fox and Baraboo rivers flood at snowmelt and after days of rain, as in June 2008 and March 2019.',
        { frequency: 'in 1993, 2008 and 2019', source: 'NWS Green Bay' },
      ],
      [
        'Drought',
        'The drought of 2023 dried dairy forage, and wells and potatoes of the sandy center suffered.',
        {
          where: { counties: [...CENTRAL_SANDS, ...DRIFTLESS, 'Dane'] },
          frequency: 'in 1988, 2012 and 2023',
          source: 'U.S. Drought Monitor',
        },
      ],
      [
        'Drought',
        'Dairy forage and corn failed in much of the state in 1988 and 2012.',
        { frequency: 'in 1988 and 2012', source: 'U.S. Drought Monitor' },
      ],
      [
        'Wildfires',
        'The Germann Road Fire burned over 7,000 acres and 100 buildings near Gordon and Barnes in May 2013.',
        {
          where: { anyOf: [{ north: 45.5 }, { counties: CENTRAL_SANDS }] },
          elsewhere: 'Large wildfires burn in the pine barrens of the north and the central sands.',
          source: 'Wisconsin DNR',
        },
      ],
      [
        'Coastal Flooding',
        'High water and waves of January 2020 cost the Port of Milwaukee and Kenosha millions. Green Bay floods in northeast wind.',
        {
          where: { lakeWithin: 4 },
          elsewhere: 'High lakes flood and erode the shore, not places inland.',
          frequency: 'in 1973, 1986 and 2020',
          source: 'Wisconsin Sea Grant',
        },
      ],
    ],
  },
} satisfies Record<string, StateHazards>;
