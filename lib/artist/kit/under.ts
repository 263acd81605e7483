/** Words and colours of such a thing. */
export interface UnderRow {
  words: string;
  /** `behind` for what a figure stands in front of, which leaves the place under it free. */
  place?: 'behind';
  colors: Readonly<Record<string, string>>;
}

/**
 * Things that a figure stands, sits or rides on, with their words and colours; the first colour is that of the thing
 * itself.
 */
export const UNDER_ROWS = {
  skateboard: {
    words: 'skateboard monopatin longboard',
    colors: { skateboard: '#3fb0b8', board_wheel: '#fdf3d0' },
  },
  snowboard: {
    words: 'snowboard snowboarder snowboarding ski skis skiing esqui sled schlitten trineo luge slitta sledge',
    colors: { snowboard: '#e0564a', board_line: '#fdf3d0' },
  },
  wave_board: {
    words: 'surfing surft surfeando paddleboard',
    colors: { wave_board: '#fbc53c', board_stripe: '#3f9fd8', sea_wave: '#7cc8ec' },
  },
  scooter: {
    words: 'scooter kick_scooter roller e_scooter tretroller patinete trottinette patinette',
    colors: { scooter: '#4a8fe0', scooter_wheel: '#3d3f4d', scooter_pole: '#c3ccd8' },
  },
  wheelchair: {
    words: 'wheelchair rollstuhl silla_ruedas fauteuil_roulant sedia_rotelle cadeira_rodas',
    colors: { wheelchair: '#4a6fb0', chair_wheel: '#3d3f4d', chair_rim: '#c3ccd8' },
  },
  drive_wheels: {
    words:
      'wheel_instead wheels_instead wheeled_base wheel_base rader_statt raedern_statt rueda_lugar ruedas_lugar ' +
      'roue_lieu roues_lieu ruote_posto roda_vez',
    colors: { drive_wheels: '#3d4250', wheel_hub: '#c3ccd8', wheel_axle: '#7d8798' },
  },
  drive_wheel: {
    words: 'monowheel mono_wheel einzelrad monorueda monoroue monoruota',
    colors: { drive_wheel: '#3d4250', wheel_rim: '#c3ccd8', wheel_fork: '#7d8798' },
  },
  treads: {
    words:
      'tread treads tread_instead tank_tread tank_treads caterpillar_track caterpillar_tread crawler_track ' +
      'track_instead tracks_instead kettenantrieb raupenketten oruga chenille cingoli',
    colors: { treads: '#3d4250', tread_wheel: '#aab4c2', tread_deck: '#7d8798' },
  },
  mount: {
    words: 'riding_horse ridden_horse',
    colors: { mount: '#b4763f', mount_mane: '#5b3a2a', mount_muzzle: '#f0d8b8', mount_saddle: '#c23f3f' },
  },
  unicorn_mount: {
    words: 'riding_unicorn',
    colors: {
      unicorn_mount: '#fbf6fb',
      unicorn_mount_mane: '#c59af0',
      unicorn_mount_muzzle: '#fbd9e8',
      unicorn_mount_saddle: '#e0609a',
      unicorn_mount_horn: '#f5c542',
    },
  },
  pedal_bike: {
    words: 'riding_bicycle riding_bike',
    colors: { pedal_bike: '#e0564a', bike_tyre: '#3d3f4d', bike_metal: '#c3ccd8' },
  },
  unicycle: {
    words: 'unicycle einrad monociclo monocycle',
    colors: { unicycle: '#e0564a', bike_tyre: '#3d3f4d', bike_metal: '#c3ccd8' },
  },
  lily_pad: {
    words: 'lily_pad lilypad water_lily seerosenblatt nenufar',
    colors: { lily_pad: '#5fae52', lily_water: '#8fd0ea' },
  },
  magic_carpet: {
    words: 'flying_carpet magic_carpet carpet rug tapis teppich alfombra',
    colors: { magic_carpet: '#b0486a', carpet_trim: '#fbc53c' },
  },
  hot_tub: {
    words: 'hot_tub hottub jacuzzi whirlpool bath_tub bathtub tub bubble_bath badewanne banera baignoire vasca_bagno',
    colors: { hot_tub: '#b9793f', tub_hoop: '#6f7f92', tub_water: '#8fd3f0', tub_foam: '#f4fbff' },
  },
  hammock_bed: {
    words: 'hammock hangematte hamaca hamac amaca',
    colors: { hammock_bed: '#4fb0a8', hammock_stripe: '#fdf3dc', hammock_post: '#8a5a3c' },
  },
  armchair: {
    words: 'armchair sofa couch settee loveseat throne sessel sillon fauteuil poltrona divano canape',
    colors: { armchair: '#c2564f', chair_cushion: '#e0897c', chair_foot: '#7a5038' },
  },
  deck_chair: {
    words:
      'deck_chair deckchair beach_chair sun_lounger sunlounger sunbed lounger liegestuhl sonnenliege tumbona ' +
      'hamaca_playa ' +
      'chaise_longue transat sedia_sdraio sdraio espreguicadeira',
    colors: { deck_chair: '#3f9fd8', deck_stripe: '#fdf6e6', deck_frame: '#b9834a' },
  },
  bed: {
    words:
      'in_bed in_a_bed in_its_bed in_his_bed in_her_bed in_their_bed in_the_bed on_a_bed on_its_bed on_his_bed ' +
      'on_her_bed on_the_bed im_bett in_seinem_bett in_ihrem_bett en_la_cama en_su_cama au_lit dans_son_lit ' +
      'nel_letto a_letto na_cama',
    colors: { bed: '#b9793f', bed_cover: '#6a9fe0', bed_linen: '#fdfaf4', bed_pillow: '#e9e4fb' },
  },
  brick_wall: {
    words:
      'against_a_wall against_the_wall against_a_brick_wall an_einer_wand an_der_wand contra_la_pared ' +
      'contra_una_pared ' +
      'contre_le_mur contre_un_mur contro_il_muro contra_a_parede',
    place: 'behind',
    colors: { brick_wall: '#c9744f', wall_joint: '#e9cdb6' },
  },
  podium: {
    words: 'podium pedestal winner_podium podest podio',
    colors: { podium: '#f2c24a', podium_face: '#fde9a8' },
  },
} as const satisfies Record<string, UnderRow>;

/** The id of a thing to stand, sit or ride on. */
export type UnderId = keyof typeof UNDER_ROWS;
