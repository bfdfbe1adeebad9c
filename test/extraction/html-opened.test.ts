import { describe, expect, it } from "vitest";
import { unitsOf } from "#lambdas/core/reading/chunk/units.ts";
import { read, utf8 } from "./fixture.ts";

/** Each paragraph of a page below the headings that are open there. */
const placed = async (html: string) => {
  const { warnings, ...extracted } = await read(
    utf8(
      `<!doctype html><title>Agent</title><main><h1>Agent</h1><h2>Setup</h2>${html}<p>Call us.</p></main>`,
    ),
    "a.html",
  );
  const units = unitsOf({ ...extracted, warnings }, 1200).filter(({ isHeading }) => !isHeading);
  return { lines: units.map(({ path, text }) => `${path.slice(2).join(" > ")}: ${text}`), warnings };
};

const panes = ["Windows: Run the program.", "macOS: Open the image.", ": Call us."];
const answers = ["Is it free?: It is, for a year.", "May I move it?: Once a month.", ": Call us."];

describe("parts that a control opens stand below its words", () => {
  it.each(
    Object.entries({
      "ARIA by ids": `<div role=tablist><button role=tab aria-controls=a>Windows</button><button role=tab aria-controls=b>macOS</button></div><div id=a role=tabpanel><p>Run the program.</div><div id=b role=tabpanel hidden><p>Open the image.</div>`,
      "ARIA by place (Docusaurus)": `<div class=tabs-container><ul role=tablist class=tabs><li role=tab class=tabs__item>Windows<li role=tab class=tabs__item>macOS</ul><div class=margin-top--md><div role=tabpanel class=tabItem_x><p>Run the program.</div><div role=tabpanel hidden class=tabItem_x><p>Open the image.</div></div></div>`,
      "Bootstrap 5": `<ul class="nav nav-tabs"><li class=nav-item><button class=nav-link data-bs-toggle=tab data-bs-target="#a" type=button>Windows</button><li class=nav-item><button class=nav-link data-bs-toggle=tab data-bs-target="#b">macOS</button></ul><div class=tab-content><div class="tab-pane fade show active" id=a>Run the program.</div><div class="tab-pane fade" id=b>Open the image.</div></div>`,
      "Bootstrap 3": `<ul class="nav nav-tabs"><li class=active><a data-toggle=tab href="#a">Windows</a><li><a data-toggle=tab href="#b">macOS</a></ul><div class=tab-content><div class="tab-pane active" id=a>Run the program.</div><div class=tab-pane id=b>Open the image.</div></div>`,
      "jQuery UI": `<div id=tabs><ul><li><a href="#tabs-1">Windows</a><li><a href="#tabs-2">macOS</a></ul><div id=tabs-1><p>Run the program.</div><div id=tabs-2 style="display:none"><p>Open the image.</div></div>`,
      Radix: `<div data-orientation=horizontal><div role=tablist><button type=button role=tab aria-selected=true aria-controls="radix-:r1:-content-w" id="radix-:r1:-trigger-w">Windows</button><button type=button role=tab aria-controls="radix-:r1:-content-m">macOS</button></div><div data-state=active role=tabpanel aria-labelledby="radix-:r1:-trigger-w" id="radix-:r1:-content-w">Run the program.</div><div data-state=inactive role=tabpanel id="radix-:r1:-content-m" hidden>Open the image.</div></div>`,
      "pane names its tab": `<div role=tablist><a role=tab id=t1>Windows</a><a role=tab id=t2>macOS</a></div><section><p role=tabpanel aria-labelledby=t1>Run the program.</p></section><section><p role=tabpanel aria-labelledby=t2 hidden>Open the image.</p></section>`,
      "MkDocs Material": `<div class="tabbed-set tabbed-alternate"><input checked id=__tabbed_1_1 name=__tabbed_1 type=radio><input id=__tabbed_1_2 name=__tabbed_1 type=radio><div class=tabbed-labels><label for=__tabbed_1_1>Windows</label><label for=__tabbed_1_2>macOS</label></div><div class=tabbed-content><div class=tabbed-block><p>Run the program.</p></div><div class=tabbed-block><p>Open the image.</p></div></div></div>`,
      "older MkDocs": `<div class=tabbed-set><input checked id=t1 name=t type=radio><label for=t1>Windows</label><div class=tabbed-content><p>Run the program.</div><input id=t2 name=t type=radio><label for=t2>macOS</label><div class=tabbed-content><p>Open the image.</div></div>`,
      "sphinx-design": `<div class="sd-tab-set docutils"><input checked id=sd-tab-item-0 name=sd-tab-set-0 type=radio><label class=sd-tab-label for=sd-tab-item-0>Windows</label><div class="sd-tab-content docutils"><p>Run the program.</div><input id=sd-tab-item-1 type=radio><label class=sd-tab-label for=sd-tab-item-1>macOS</label><div class="sd-tab-content docutils"><p>Open the image.</div></div>`,
      "Sphinx tabs": `<div class="sphinx-tabs docutils container"><div aria-label="Tabbed content" class=closeable role=tablist><button aria-controls=panel-0-0-0 aria-selected=true class=sphinx-tabs-tab id=tab-0-0-0 name=0-0 role=tab>Windows</button><button aria-controls=panel-0-0-1 class=sphinx-tabs-tab role=tab>macOS</button></div><div class=sphinx-tabs-panel id=panel-0-0-0 role=tabpanel><p>Run the program.</div><div class=sphinx-tabs-panel hidden=true id=panel-0-0-1 role=tabpanel><p>Open the image.</div></div>`,
      WooCommerce: `<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role=tablist><li class=w_tab id=tab-title-w role=presentation><a href="#tab-w" role=tab aria-controls=tab-w>Windows</a><li id=tab-title-m role=tab aria-controls=tab-m><a href="#tab-m">macOS</a></ul><div class="woocommerce-Tabs-panel panel entry-content wc-tab" id=tab-w role=tabpanel aria-labelledby=tab-title-w><h2>Windows</h2><p>Run the program.</div><div class="woocommerce-Tabs-panel panel entry-content wc-tab" id=tab-m role=tabpanel style="display:none"><p>Open the image.</div></div>`,
      Elementor: `<div class=elementor-tabs><div class=elementor-tabs-wrapper role=tablist><div id=elementor-tab-title-1 class="elementor-tab-title elementor-tab-desktop-title" role=tab aria-controls=elementor-tab-content-1>Windows</div><div class="elementor-tab-title elementor-tab-desktop-title" role=tab aria-controls=elementor-tab-content-2>macOS</div></div><div class=elementor-tabs-content-wrapper><div class="elementor-tab-title elementor-tab-mobile-title" role=tab aria-controls=elementor-tab-content-1>Windows</div><div id=elementor-tab-content-1 class="elementor-tab-content elementor-clearfix" role=tabpanel><p>Run the program.</div><div class="elementor-tab-title elementor-tab-mobile-title" role=tab aria-controls=elementor-tab-content-2>macOS</div><div id=elementor-tab-content-2 class="elementor-tab-content elementor-clearfix" role=tabpanel hidden=hidden><p>Open the image.</div></div></div>`,
      Divi: `<div class="et_pb_module et_pb_tabs"><ul class="et_pb_tabs_controls clearfix"><li class="et_pb_tab_0 et_pb_tab_active"><a href="#">Windows</a><li class=et_pb_tab_1><a href="#">macOS</a></ul><div class=et_pb_all_tabs><div class="et_pb_tab et_pb_tab_0"><div class=et_pb_tab_content>Run the program.</div></div><div class="et_pb_tab et_pb_tab_1"><div class=et_pb_tab_content>Open the image.</div></div></div></div>`,
      Webflow: `<div class=w-tabs><div class=w-tab-menu><a data-w-tab="Tab 1" class="w-inline-block w-tab-link"><div>Windows</div></a><a data-w-tab="Tab 2" class=w-tab-link><div>macOS</div></a></div><div class=w-tab-content><div data-w-tab="Tab 1" class="w-tab-pane w--tab-active">Run the program.</div><div data-w-tab="Tab 2" class=w-tab-pane>Open the image.</div></div></div>`,
      Shoelace: `<sl-tab-group><sl-tab slot=nav panel=w>Windows</sl-tab><sl-tab slot=nav panel=m>macOS</sl-tab><sl-tab-panel name=w>Run the program.</sl-tab-panel><sl-tab-panel name=m>Open the image.</sl-tab-panel></sl-tab-group>`,
      W3Schools: `<div class=tab><button class=tablinks onclick="openOs(event, 'Windows')">Windows</button><button class=tablinks onclick="openOs(event, 'Mac')">macOS</button></div><div id=Windows class=tabcontent><p>Run the program.</div><div id=Mac class=tabcontent style="display:none"><p>Open the image.</div>`,
      Flowbite: `<ul data-tabs-toggle="#c" role=tablist><li role=presentation><button data-tabs-target="#a" type=button role=tab aria-controls=a>Windows</button><li><button data-tabs-target="#b" role=tab>macOS</button></ul><div id=c><div class="hidden p-4" id=a role=tabpanel>Run the program.</div><div class=hidden id=b role=tabpanel>Open the image.</div></div>`,
      "popover and dialog": `<button popovertarget=w>Windows</button><div popover id=w>Run the program.</div><button commandfor=m command=show-modal>macOS</button><dialog id=m><p>Open the image. <button>Close</button></dialog>`,
      "details and hidden until found": `<div><details><summary>Windows</summary>Run the program.</details></div><div><details open><summary>macOS</summary><p hidden=until-found>Open the image.</details></div>`,
    }),
  )("tabs: %s", async (_name, html) => {
    const { lines } = await placed(html);
    expect(lines.map((line) => line.replace(/\s+/g, " ").trim())).toEqual(panes);
  });

  it.each(
    Object.entries({
      "button in a heading": `<h3><button aria-expanded=false aria-controls=a>Is it free?</button></h3><div id=a hidden>It is, for a year.</div><h3><button aria-expanded=false aria-controls=b>May I move it?</button></h3><div id=b role=region style="display: none;"><p>Once a month.</div>`,
      "bare buttons": `<button aria-expanded=false aria-controls=a>Is it free?</button><div id=a aria-hidden=true>It is, for a year.</div><button aria-expanded=false aria-controls=b>May I move it?</button><div id=b inert hidden>Once a month.</div>`,
      "buttons without ARIA": `<div class=item><button>Is it free?</button><div>It is, for a year.</div></div><div class=item><button>May I move it?</button><div style="max-height:0">Once a month.</div></div>`,
      "class of the button": `<button class=accordion>Is it free?</button><div class=panel><p>It is, for a year.</div><button class=accordion>May I move it?</button><div class=panel><p>Once a month.</div>`,
      "Bootstrap 5": `<div class=accordion><div class=accordion-item><h3 class=accordion-header><button class=accordion-button data-bs-toggle=collapse data-bs-target="#a" aria-expanded=true aria-controls=a>Is it free?</button></h3><div id=a class="accordion-collapse collapse show"><div class=accordion-body>It is, for a year.</div></div></div><div class=accordion-item><h3 class=accordion-header><button class="accordion-button collapsed" data-bs-toggle=collapse data-bs-target="#b">May I move it?</button></h3><div id=b class="accordion-collapse collapse"><div class=accordion-body>Once a month.</div></div></div></div>`,
      "jQuery UI": `<div id=accordion><h3 class=ui-accordion-header role=tab aria-controls=a>Is it free?</h3><div id=a role=tabpanel style="display:block">It is, for a year.</div><h3 role=tab aria-controls=b>May I move it?</h3><div id=b role=tabpanel style="display:none" aria-hidden=true>Once a month.</div></div>`,
      Radix: `<div data-state=closed><h3 data-orientation=vertical><button type=button aria-controls="radix-1" aria-expanded=false>Is it free?<svg><title>x</title></svg></button></h3><div data-state=closed id=radix-1 hidden role=region>It is, for a year.</div></div><div><h3><button type=button aria-controls="radix-2" aria-expanded=false>May I move it?</button></h3><div id=radix-2 hidden role=region>Once a month.</div></div>`,
      Material: `<div class="MuiAccordion-root"><div class=MuiAccordionSummary-root role=button aria-expanded=false aria-controls=a><div class=MuiAccordionSummary-content><p>Is it free?</p></div></div><div class=MuiCollapse-root style="min-height:0px;height:0px"><div id=a role=region class=MuiAccordion-region>It is, for a year.</div></div></div><div class="MuiAccordion-root"><div role=button aria-expanded=false aria-controls=b>May I move it?</div><div id=b>Once a month.</div></div>`,
      Elementor: `<div class=elementor-accordion-item><div id=t1 class=elementor-tab-title role=button aria-controls=a aria-expanded=false><a class=elementor-accordion-title>Is it free?</a></div><div id=a class="elementor-tab-content" role=region aria-labelledby=t1>It is, for a year.</div></div><div class=elementor-accordion-item><div class=elementor-tab-title data-tab=2 role=tab aria-controls=b>May I move it?</div><div id=b class=elementor-tab-content style="display:none">Once a month.</div></div>`,
      Divi: `<div class="et_pb_toggle et_pb_toggle_close"><h5 class=et_pb_toggle_title>Is it free?</h5><div class="et_pb_toggle_content clearfix" style="display:none">It is, for a year.</div></div><div class=et_pb_toggle><h5 class=et_pb_toggle_title>May I move it?</h5><div class=et_pb_toggle_content>Once a month.</div></div>`,
      "titles by class": `<div class=faq-item><div class=faq-question>Is it free?</div><div class=faq-answer style="display:none">It is, for a year.</div></div><div class=faq-item><div class=faq-question>May I move it?</div><div class=faq-answer hidden>Once a month.</div></div>`,
      "boxes to tick": `<input type=checkbox id=q1><label for=q1>Is it free?</label><div class=c>It is, for a year.</div><input type=checkbox id=q2><label for=q2>May I move it?</label><div class=c><p>Once a month.</div>`,
      "shadow roots": `<faq-item><template shadowrootmode=open><button aria-expanded=false aria-controls=a>Is it free?</button><div id=a hidden>It is, for a year.</div></template></faq-item><faq-item><template shadowrootmode=closed><details><summary><slot name=q>Q</slot></summary><slot></slot></details></template><span slot=q>May I move it?</span><p>Once a month.</p></faq-item>`,
      details: `<details name=q><summary><h4>Is it free?</h4></summary>It is, for a year.</details><details name=q><summary>May I move it?</summary>Once a month.</details>`,
    }),
  )("questions: %s", async (_name, html) => {
    const { lines } = await placed(html);
    expect(lines).toEqual(answers);
  });
});
